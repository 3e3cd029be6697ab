import type { SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';

/** `lvl0` is the area of the site, `lvl1` the page's title, `lvl2` and below its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Mark the start and the end of a match. Algolia doesn't escape the text of a page, so a tag couldn't be
 * distinguished from tags in the text. These two are private-use characters, which no page contains.
 */
export const MATCH_BEGIN = '\ue000';
export const MATCH_END = '\ue001';

/** The request for one search. Without `snippetWords`, its hits have no snippets. */
export function hostedRequest(
  indexName: string,
  { query, hits = SEARCH.hits, snippetWords }: SearchRequest,
) {
  const headings = LEVELS.map((level) => `hierarchy.${level}`);
  const shortened = [...headings.slice(1), 'content'];
  return {
    indexName,
    query,
    attributesToRetrieve: [...headings, 'content', 'type', 'url'],
    attributesToSnippet: snippetWords ? shortened.map((name) => `${name}:${snippetWords}`) : [],
    snippetEllipsisText: '…',
    highlightPreTag: MATCH_BEGIN,
    highlightPostTag: MATCH_END,
    hitsPerPage: hits,
    clickAnalytics: typeof __SEARCH_INSIGHTS__ !== 'undefined' && __SEARCH_INSIGHTS__,
  };
}
