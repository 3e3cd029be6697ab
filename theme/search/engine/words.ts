import { LETTERS_AND_DIGITS } from './characters.ts';
import type { Meaning, Word } from './query.ts';
import { NAMESPACE, NAMESPACES } from './synonyms.ts';
import { synonymsOf } from './synonymTable.ts';
import { fold, runsOf, splitName } from './tokenize.ts';

/** What a way to say something counts beside what was typed. */
const WEIGHT = { segments: 0.6, pieces: 0.45, synonym: 0.75 } as const;

/** Names of other test runners' objects, before a dot. */
const FOREIGN = new RegExp(`^(?:${NAMESPACES.join('|')})(?=\\.)`);

const BETWEEN_SEGMENTS = new RegExp(`[^${LETTERS_AND_DIGITS}_$]+`);

export function typedWord(term: string, growing = false): Word {
  return { term, growing, typed: true };
}

export function givenWord(term: string): Word {
  return { term, growing: false, typed: false };
}

/** The pairs of a Chinese word, or its only character. */
export function pairsOf(text: string): string[] {
  if (text.length < 2) return [text];
  return Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2));
}

/** `vi.fn` is called `rs.fn` here. */
export function ownName(name: string): string {
  return name.replace(FOREIGN, NAMESPACE);
}

/** Other ways to say an expression. */
export function synonymMeanings(key: string): Meaning[] {
  return [...synonymsOf(key)].map((expression) => ({
    weight: WEIGHT.synonym,
    words: runsOf(fold(expression)).flatMap(({ text, chinese }) =>
      (chinese ? pairsOf(text) : [text]).map(givenWord),
    ),
  }));
}

/** The name that another test runner's has here, and the parts of one who is remembered nearly. */
export function partMeanings(name: string, growing: boolean): Meaning[] {
  const own = ownName(name);
  const meanings: Meaning[] = [];
  if (own !== name) meanings.push({ weight: 1, words: [typedWord(own, growing)] });
  const segments = name.split(BETWEEN_SEGMENTS).filter(Boolean);
  const telling = own === name ? segments : segments.slice(1);
  if (telling.length > 1 || telling[0] !== name) {
    meanings.push({ weight: WEIGHT.segments, words: growingLast(telling, growing) });
  }
  return meanings;
}

/** The words of a camelCase name. */
export function pieceMeanings(name: string, growing: boolean): Meaning[] {
  const terms = splitName(name);
  const pieces = terms.filter(
    (one) => !terms.some((other) => other !== one && other.from >= one.from && other.to <= one.to),
  );
  if (pieces.length < 2) return [];
  const words = growingLast(
    pieces.map(({ term }) => term),
    growing,
  );
  return [{ weight: WEIGHT.pieces, words }];
}

/** Only the last word of a query may still grow. */
export function growingLast(terms: readonly string[], growing: boolean): Word[] {
  return terms.map((term, i) => typedWord(term, growing && i === terms.length - 1));
}
