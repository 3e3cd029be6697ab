import { CODES, codeOf, isCode } from '../../theme/search/engine/codebook.ts';

/** Words with the space ahead of them, characters of Chinese side by side, and any other one. */
const PIECE = / ?[A-Za-z]+|\p{Script=Han}+|[\s\S]/gu;
const CHINESE = /^\p{Script=Han}{2,}$/u;
/** A word of Chinese seldomer than this is cheaper written by its characters. */
const LEAST_OF_CHINESE = 5;
const LEAST = 3;
/** A code is two bytes. */
const CODE_SIZE = 2;

/**
 * A text behind its codebook: a line of the words that come most, each of which is a single
 * character in the text. What reaches the reader is compressed again by the host, but that sees no
 * further back than 32 kB.
 */
export function encode(text: string): string {
  const pieces = splitPieces(text);
  const words = chooseWords(pieces);
  const codes = new Map(words.map((word, i) => [word, codeOf(i)]));
  const body = pieces.map((piece) => codes.get(piece) ?? piece);
  return `${words.join('\t')}\n${body.join('')}`;
}

function splitPieces(text: string): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces = (text.match(PIECE) ?? []).flatMap((piece) =>
    CHINESE.test(piece) ? Array.from(segmenter.segment(piece), ({ segment }) => segment) : [piece],
  );
  const uses = count(pieces);
  return pieces.flatMap((piece) =>
    CHINESE.test(piece) && (uses.get(piece) ?? 0) < LEAST_OF_CHINESE ? Array.from(piece) : [piece],
  );
}

/** Those that save most, the commonest first. A character that looks like a code has to be one. */
function chooseWords(pieces: readonly string[]): string[] {
  const uses = [...count(pieces)];
  const alike = uses.filter(([piece]) => isCode(piece));
  const worth = uses
    .filter(([piece, times]) => !isCode(piece) && times >= LEAST && saving(piece) > 0)
    .sort((a, b) => b[1] * saving(b[0]) - a[1] * saving(a[0]) || order(a[0], b[0]));
  return [...alike, ...worth]
    .slice(0, CODES)
    .sort((a, b) => b[1] - a[1] || order(a[0], b[0]))
    .map(([piece]) => piece);
}

function saving(piece: string): number {
  return Buffer.byteLength(piece) - CODE_SIZE;
}

function count(pieces: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const piece of pieces) uses.set(piece, (uses.get(piece) ?? 0) + 1);
  return uses;
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1;
}
