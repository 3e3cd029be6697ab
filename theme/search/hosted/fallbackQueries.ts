import { SEARCH } from '../../site';
import { plainText } from '../dialog/highlight';
import type { SearchHit } from '../searchHit';

const MOST = 8;
const SHORTEST = 3;
const SHORTEST_HAN = 2;

/**
 * What to try when a query finds nothing: its words, the longest first, then the beginnings of
 * the longest one.
 */
export function fallbackQueries(query: string): string[] {
  const words = query
    .split(/[\s,.:;/()，。：；、]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const shortest = /\p{Script=Han}/u.test(longest) ? SHORTEST_HAN : SHORTEST;
  const beginnings: string[] = [];
  for (let length = longest.length - 1; length >= shortest; length--) {
    beginnings.push(longest.slice(0, length));
  }
  const tried = [...new Set([...words, ...beginnings])];
  return tried.filter((part) => part !== query && part.length >= SHORTEST_HAN).slice(0, MOST);
}

/** The pages' titles, each once, as plain text. */
export function suggestedTitles(hits: readonly SearchHit[]): string[] {
  const titles = hits.map((hit) => plainText(hit.hierarchy.lvl1 ?? ''));
  return [...new Set(titles.filter(Boolean))].slice(0, SEARCH.suggestions);
}
