import type { WordText } from './packed/wordText.ts';
import { type LineKind, lineKind } from './pageText.ts';

/** What is told of a text, in its order. Parts are counted from 0. */
export interface WordCounter {
  part(number: number): void;
  /** A word that stands in prose or rows of the part: told once, however often it does. */
  text(word: string, part: number): void;
  /** The same in code. */
  code(word: string, part: number): void;
}

/** Counts the words of a text of page parts by their numbers. */
export function countWords(text: WordText, counter: WordCounter): void {
  const { words, numbers } = text;
  const kinds = kindsOf(text);
  const count = { text: onceInAPart(text, counter.text), code: onceInAPart(text, counter.code) };
  let kind: LineKind | undefined;
  let parts = 0;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    if (number >= words) {
      kind = kinds[number] ?? kind;
      if (kinds[number] === 'part') counter.part(parts++);
    } else if (kind === 'text' || kind === 'code') {
      count[kind](number, parts - 1);
    }
  }
}

function onceInAPart({ words, pieces }: WordText, tell: WordCounter['text']) {
  const lastPart = new Int32Array(words).fill(-1);
  return (number: number, part: number) => {
    if (lastPart[number] === part) return;
    lastPart[number] = part;
    tell(pieces[number] ?? '', part);
  };
}

/** Of the pieces that begin a line, what it is. */
function kindsOf({ pieces, words }: WordText): (LineKind | undefined)[] {
  return pieces.map((piece, i) =>
    i >= words && piece.startsWith('\n') ? lineKind(piece) : undefined,
  );
}
