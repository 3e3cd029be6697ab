import { indexLetters, isLetter } from './indexLetters';

export const HOLE = '…';

/** A message to look for. */
export interface Pattern {
  /** The letters between its holes, in order; none is empty. */
  readonly parts: readonly PatternPart[];
  /** The index of the part that's looked for first. */
  readonly longest: number;
  /** Its distinct words. */
  readonly words: ReadonlySet<string>;
  /** Whether anything can precede or follow it that belongs to the message. */
  readonly opensWithHole: boolean;
  readonly endsWithHole: boolean;
}

export interface PatternPart {
  readonly letters: string;
  /** Whether a word must begin, and end, there. */
  readonly startsWord: boolean;
  readonly endsWord: boolean;
}

export function readPattern(source: string): Pattern {
  const pieces = source.split(HOLE);
  const parts = pieces.flatMap((piece, index): PatternPart[] => {
    const { letters } = indexLetters(piece);
    if (letters === '') return [];
    return [
      {
        letters,
        startsWord: index === 0 || !isLetter(piece, 0),
        endsWord: index === pieces.length - 1 || !isLetter(piece, piece.length - 1),
      },
    ];
  });
  const lengths = parts.map(({ letters }) => letters.length);
  return {
    parts,
    longest: lengths.indexOf(Math.max(...lengths)),
    words: new Set(wordsOf(source)),
    opensWithHole: source.startsWith(HOLE),
    endsWithHole: source.endsWith(HOLE),
  };
}

/** The words of a message, in lower case: Latin letters only, without numbers and single letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{2,40}/g) ?? [];
}
