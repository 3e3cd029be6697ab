/**
 * A text as the numbers of its pieces: an index of it is made by counting numbers, without taking
 * the text apart once more.
 */
export interface WordText {
  /** What the text is made of, each once: first the words, then all else. */
  readonly pieces: readonly string[];
  /** How many pieces are words. Between two of them stands a space, which has no number. */
  readonly words: number;
  readonly numbers: Uint16Array;
}

/** As many as a number of 16 bits tells apart. */
export const MOST_PIECES = 2 ** 16;

export function plainText({ pieces, words, numbers }: WordText): string {
  let text = '';
  let afterWord = false;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    const isWord = number < words;
    text += isWord && afterWord ? ` ${pieces[number] ?? ''}` : (pieces[number] ?? '');
    afterWord = isWord;
  }
  return text;
}
