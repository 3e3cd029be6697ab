import { SEARCH } from '../../site';
import type { SearchRequest } from '../searchBackend';
import { LEVELS } from '../searchHit';

/**
 * Around a match. Algolia doesn't escape the texts it puts them into, so they are characters that
 * no page has: tags would not be told from tags that a page writes about.
 */
export const MATCH_BEGIN = '\ue000';
export const MATCH_END = '\ue001';

/** A request of one search, with the fields that section 7.1 names. */
export function hostedRequest(
  indexName: string,
  { query, hitsPerPage, snippetWords = SEARCH.snippetWords }: SearchRequest,
) {
  const headings = LEVELS.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`);
  return {
    indexName,
    query,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [...headings, `content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: MATCH_BEGIN,
    highlightPostTag: MATCH_END,
    hitsPerPage: hitsPerPage ?? SEARCH.hitsPerPage,
    clickAnalytics: typeof __SEARCH_INSIGHTS__ !== 'undefined' && __SEARCH_INSIGHTS__,
  };
}
