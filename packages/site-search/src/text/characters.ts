/** Character classes for regular expressions. */
export const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
/**
 * Letters and digits of ASCII, of other scripts, and in full width. These ranges also have a few signs,
 * such as `×`, but Unicode properties take milliseconds to compile on first use.
 */
const ALPHANUMERIC =
  'A-Za-z0-9\\u00c0-\\u1fff\\u3040-\\u30ff\\uac00-\\ud7af\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a';
export const LETTERS_AND_DIGITS = `${ALPHANUMERIC}${HAN}`;
/** What identifiers consist of. */
export const IDENTIFIER = `${ALPHANUMERIC}_$\\uff3f`;

const NOT_ALPHANUMERIC = new RegExp(`[^${LETTERS_AND_DIGITS}]+`, 'g');
const FULL_WIDTH = /[\uff0d\uff0e\uff10-\uff19\uff21-\uff3a\uff3f\uff41-\uff5a]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Lower case and half width. Every character keeps its offset. */
export function fold(text: string): string {
  return toLowerCase(toHalfWidth(text));
}

export function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  // A few letters of other scripts grow when lowered, and would shift the rest.
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (s) => s.toLowerCase());
}

/** Letters and digits alone, in lower case: the same for `testTimeout` and `test timeout`. */
export function normalizeName(text: string): string {
  return fold(text).replace(NOT_ALPHANUMERIC, '');
}

export function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}
