/** The letters and digits of a text, so that line breaks, quotes, and prefixes make no difference. */
export interface IndexedText {
  /** In lower case. */
  readonly letters: string;
  /** The index in the text of each of them. */
  readonly at: Uint32Array;
  readonly text: string;
}

const OTHER_LETTER = /[\p{L}\p{N}]/u;

export function indexLetters(text: string): IndexedText {
  const kept: string[] = [];
  const at = new Uint32Array(text.length);
  for (let index = 0; index < text.length; index++) {
    if (!isLetter(text, index)) continue;
    at[kept.length] = index;
    // Not toLowerCase of the whole text: a few letters get longer.
    kept.push((text[index] ?? '').toLowerCase().slice(0, 1));
  }
  return { letters: kept.join(''), at: at.subarray(0, kept.length), text };
}

/** Whether a letter or digit is at this index. */
export function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 128) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  }
  return OTHER_LETTER.test(text[index] ?? '');
}
