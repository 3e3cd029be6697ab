/** Classes of characters, for regular expressions. */
export const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
/**
 * Letters and digits: of ASCII, of other scripts that put spaces, in full width, and Chinese. In
 * ranges: an expression of Unicode's properties takes milliseconds to make, at the first answer.
 */
const SPELLED =
  'A-Za-z0-9\\u00c0-\\u1fff\\u3040-\\u30ff\\uac00-\\ud7af\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a';
export const LETTERS_AND_DIGITS = `${SPELLED}${HAN}`;
/** What a name is made of. */
export const LETTER = `${SPELLED}_$\\uff3f`;
