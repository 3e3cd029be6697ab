import { EXACT_PREFIX } from '../index/storedIndex.ts';
import type { TermIndex } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import { expandWord } from '../query/expandWord.ts';
import type { Query, Word } from '../query/query.ts';
import { stem } from '../text/stem.ts';
import { isChinese } from '../text/tokenize.ts';

/** Behind every term with the same beginning. */
const LAST = '\uffff';
const MIN_STEM_LENGTH = 3;

/** The number of the chunk with an item, of chunks sorted by their first items. */
export function chunkWith<Item extends number | string>(firsts: readonly Item[], item: Item) {
  let low = 0;
  let high = firsts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const first = firsts[middle];
    if (first !== undefined && first <= item) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The numbers of the chunks with the terms of a query, the most important ones first: what was
 * typed, exact names, then its other words. No more than one query may load.
 */
export function termChunksOf(query: Query, firsts: readonly string[]): number[] {
  const words = wordsOf(query);
  const typed = words.filter((word) => word.typed);
  const wanted = [
    ...typed.map((word) => chunkWith(firsts, word.term)),
    ...query.names.map((name) => chunkWith(firsts, EXACT_PREFIX + name)),
    ...typed.flatMap((word) => chunksWithPrefix(word, firsts)),
    ...words.map((word) => chunkWith(firsts, word.term)),
  ];
  return [...new Set(wanted)].slice(0, LIMITS.termChunksPerQuery);
}

/** Inflections and longer words begin with the stem of a word. */
function chunksWithPrefix({ term, isPrefix }: Word, firsts: readonly string[]): number[] {
  if (isChinese(term)) return [];
  const root = stem(term);
  if (!isPrefix && root.length < MIN_STEM_LENGTH) return [];
  const first = chunkWith(firsts, root);
  const last = Math.min(chunkWith(firsts, root + LAST), first + LIMITS.termChunksPerWord - 1);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * The chunks next to those of the words that the index doesn't have: most typos leave the beginning
 * of a word as it was, so what was meant is close by.
 */
export function chunksForTypos(
  query: Query,
  index: TermIndex,
  firsts: readonly string[],
): number[] {
  const unknown = wordsOf(query).filter(
    (word) => word.typed && !isChinese(word.term) && expandWord(word, index).size === 0,
  );
  const chunks = unknown.flatMap(({ term }) => {
    const at = chunkWith(firsts, term);
    return [at - 1, at + 1].filter((chunk) => chunk >= 0 && chunk < firsts.length);
  });
  return [...new Set(chunks)];
}

function wordsOf(query: Query): Word[] {
  return query.concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words));
}
