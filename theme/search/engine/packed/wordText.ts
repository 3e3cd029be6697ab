import type { PieceList } from './pieceList.ts';

/**
 * A text as the numbers of its pieces: an index of it is made by counting numbers, without taking
 * the text apart once more.
 */
export interface WordText {
  /** What the text is made of, each once: first the words, then all else. */
  readonly pieces: PieceList;
  /** How many pieces are words. Between two of them stands a space, which has no number. */
  readonly words: number;
  readonly numbers: Uint16Array;
}

/** As many as a number of 16 bits tells apart. */
export const MOST_PIECES = 2 ** 16;

const SPACE = 0x20;

export function plainText(text: WordText): string {
  const { pieces, words, numbers } = text;
  const { units, starts } = pieces;
  const written = new Uint16Array(lengthOf(text));
  let at = 0;
  let afterWord = false;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    const isWord = number < words;
    if (isWord && afterWord) written[at++] = SPACE;
    afterWord = isWord;
    const end = starts[number + 1] ?? 0;
    for (let unit = starts[number] ?? 0; unit < end; unit += 1) written[at++] = units[unit] ?? 0;
  }
  return textOfUnits(written.subarray(0, at));
}

/** At most: as if a space stood ahead of every piece. */
function lengthOf({ pieces: { starts }, numbers }: WordText): number {
  let length = numbers.length;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    length += (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  }
  return length;
}

const UNITS = new TextDecoder('utf-16le', { ignoreBOM: true });

export function textOfUnits(units: Uint16Array): string {
  return UNITS.decode(units);
}
