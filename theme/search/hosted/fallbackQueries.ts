import type { SearchHit } from 'site-search';
import { SEARCH } from '../../settings/search';

const MAX_QUERIES = 8;
const MIN_LENGTH = 3;
const MIN_HAN_LENGTH = 2;

/**
 * What to search for when a query has no hits: its words, longest first, then the prefixes of the
 * longest one.
 */
export function fallbackQueries(query: string): string[] {
  const words = query
    .split(/[\s,.:;/()，。：；、]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const shortest = /\p{Script=Han}/u.test(longest) ? MIN_HAN_LENGTH : MIN_LENGTH;
  const prefixes: string[] = [];
  for (let length = longest.length - 1; length >= shortest; length--) {
    prefixes.push(longest.slice(0, length));
  }
  const tried = [...new Set([...words, ...prefixes])];
  return tried
    .filter((part) => part !== query && part.length >= MIN_HAN_LENGTH)
    .slice(0, MAX_QUERIES);
}

/** The titles of pages, without duplicates. */
export function suggestedTitles(hits: readonly Pick<SearchHit, 'page'>[]): string[] {
  return [...new Set(hits.map(({ page }) => page))].slice(0, SEARCH.suggestions);
}
