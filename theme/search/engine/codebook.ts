/**
 * The texts of a site that is loaded whole are written with a codebook: in place of a common word
 * stands one character that takes two bytes. The codebook is the first line, its words between
 * tabs. Compressed, the index is a tenth smaller for it in English, a sixth in Chinese.
 */

/** The characters from here on are codes, as many as there are of two bytes. */
const FIRST = 0x100;
const LAST = 0x7ff;
export const CODES = LAST - FIRST + 1;

const CODE = /[\u0100-\u07ff]/g;

export function codeOf(word: number): string {
  return String.fromCharCode(FIRST + word);
}

export function isCode(character: string): boolean {
  return character.length === 1 && character >= codeOf(0) && character <= codeOf(CODES - 1);
}

/** The text behind a codebook. A code without a word stays what it is. */
export function decode(file: string): string {
  const end = file.indexOf('\n');
  const words = file.slice(0, Math.max(0, end)).split('\t');
  return file.slice(end + 1).replace(CODE, (code) => words[code.charCodeAt(0) - FIRST] ?? code);
}
