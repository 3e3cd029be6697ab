/** Character classes for regular expressions. */
export const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
/**
 * Letters and digits of ASCII, of other scripts that separate words by spaces, and in full width.
 * Ranges rather than Unicode properties: compiling those takes milliseconds on first use.
 */
const ALPHANUMERIC =
  'A-Za-z0-9\\u00c0-\\u1fff\\u3040-\\u30ff\\uac00-\\ud7af\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a';
export const LETTERS_AND_DIGITS = `${ALPHANUMERIC}${HAN}`;
/** What identifiers consist of. */
export const IDENTIFIER = `${ALPHANUMERIC}_$\\uff3f`;
