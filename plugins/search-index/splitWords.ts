import { writableText } from '../../theme/search/engine/packed/pieceList.ts';
import { lineKind, placeOf } from '../../theme/search/engine/pageText.ts';
import { runsOf } from '../../theme/search/engine/tokenize.ts';

/** What `packWords` writes and `WordText` is read from. */
export interface SplitText {
  /** What the text is made of, each once: first the words, then all else. */
  readonly pieces: readonly string[];
  /** How many pieces are words. Between two of them stands a space, which has no number. */
  readonly words: number;
  readonly numbers: Uint16Array;
}

/** Where one line ends, with the character that says what the next one is. */
const LINE = /(?=\n)/;
const WORD = /[A-Za-z]+/g;
/** Words of Chinese are not told apart by the engine, but fewer pieces take fewer bytes. */
const OTHER = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const CHINESE = /^\p{Script=Han}{2,}/u;
/** A word of Chinese seldomer than this is cheaper in its characters. */
const LEAST_OF_CHINESE = 5;
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
}

const NOTHING: Piece = { text: '', isWord: false };
const TAB: Piece = { text: '\t', isWord: false };

/**
 * A text of page parts in pieces. Words of the lines that are indexed are the tokenizer's runs,
 * Chinese aside; those of other lines are shorter, for they only have to be written.
 */
export function splitWords(text: string): SplitText {
  const lines = writableText(text).split(LINE);
  const pieces = withoutSpaces(splitRareWords(lines.flatMap(splitLine)));
  const words = sorted(pieces.filter(({ isWord }) => isWord));
  const others = sorted(pieces.filter(({ isWord }) => !isWord));
  const numberOf = (all: readonly string[], first: number) =>
    new Map(all.map((piece, i) => [piece, first + i]));
  const wordNumbers = numberOf(words, 0);
  const otherNumbers = numberOf(others, words.length);
  return {
    pieces: [...words, ...others],
    words: words.length,
    numbers: Uint16Array.from(pieces, (piece) => {
      const numbers = piece.isWord ? wordNumbers : otherNumbers;
      return numbers.get(piece.text) ?? 0;
    }),
  };
}

/** The index counts words by their line and field: what begins these is a piece of its own. */
function splitLine(line: string): Piece[] {
  const kind = lineKind(line[1] ?? '');
  // The level of a heading above the part is no part of its first word.
  const length = kind === 'above' ? 3 : 2;
  const fields = line.slice(length).split('\t');
  return [
    { text: line.slice(0, length), isWord: false },
    ...fields.flatMap((field, i) => [
      ...(i > 0 ? [TAB] : []),
      ...splitField(field, placeOf(kind, i) !== undefined),
    ]),
  ];
}

function splitField(field: string, isIndexed: boolean): Piece[] {
  const words = isIndexed
    ? runsOf(field).filter(({ chinese }) => !chinese)
    : Array.from(field.matchAll(WORD), ({ 0: text, index }) => ({ text, start: index }));
  const pieces: Piece[] = [];
  let at = 0;
  for (const word of words) {
    // Without even an empty piece between them, a space would come between two words.
    const between = splitOther(field.slice(at, word.start));
    pieces.push(...(between.length > 0 ? between : [NOTHING]), { text: word.text, isWord: true });
    at = word.start + word.text.length;
  }
  return [...pieces, ...splitOther(field.slice(at))];
}

function splitOther(text: string): Piece[] {
  const stretches = text.match(OTHER) ?? [];
  return stretches
    .flatMap((stretch) =>
      CHINESE.test(stretch)
        ? Array.from(SEGMENTER.segment(stretch), ({ segment }) => segment)
        : [stretch],
    )
    .map((other) => ({ text: other, isWord: false }));
}

function splitRareWords(pieces: readonly Piece[]): Piece[] {
  const uses = new Map<string, number>();
  for (const { text } of pieces) uses.set(text, (uses.get(text) ?? 0) + 1);
  return pieces.flatMap((piece) =>
    CHINESE.test(piece.text) && (uses.get(piece.text) ?? 0) < LEAST_OF_CHINESE
      ? Array.from(piece.text, (text) => ({ text, isWord: false }))
      : [piece],
  );
}

/** Without the spaces between two words, and the nothings that are not between two. */
function withoutSpaces(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ text }, i) => {
    const isBetween = pieces[i - 1]?.isWord && pieces[i + 1]?.isWord;
    return isBetween ? text !== ' ' : text !== '';
  });
}

/** Each once, by code unit: neighbours in the list are alike, which compresses well. */
function sorted(pieces: readonly Piece[]): string[] {
  return [...new Set(pieces.map(({ text }) => text))].sort();
}
