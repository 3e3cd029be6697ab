import { lastAtMost } from '../lastAtMost.ts';
import { LIMITS } from '../limits.ts';
import type { Query, Word } from '../query/query.ts';
import { stem } from '../text/stem.ts';
import { isChinese } from '../text/tokenize.ts';

/** Behind every term with the same beginning. */
const LAST = '\uffff';
const MIN_STEM_LENGTH = 3;

/**
 * The numbers of the chunks with the terms of a query, the most important ones first: what was
 * typed, its inflections, then its other words. No more than one query may load.
 */
export function termChunksOf(query: Query, firsts: readonly string[]): number[] {
  const words = wordsOf(query);
  const typed = words.filter((word) => word.typed);
  const wanted = [
    ...typed.map((word) => lastAtMost(firsts, word.term)),
    ...typed.flatMap((word) => chunksWithPrefix(word, firsts)),
    ...words.map((word) => lastAtMost(firsts, word.term)),
  ];
  return [...new Set(wanted)].slice(0, LIMITS.termChunksPerQuery);
}

/** Inflections and longer words begin with the stem of a word. */
function chunksWithPrefix({ term, isPrefix }: Word, firsts: readonly string[]): number[] {
  if (isChinese(term)) return [];
  const root = stem(term);
  if (!isPrefix && root.length < MIN_STEM_LENGTH) return [];
  const first = lastAtMost(firsts, root);
  const last = Math.min(lastAtMost(firsts, root + LAST), first + LIMITS.termChunksPerWord - 1);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function wordsOf(query: Query): Word[] {
  return query.concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words));
}
