import { LEVELS, type SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';

/**
 * Marks the start of a match. Algolia doesn't escape the text around it, so this is a character that
 * no page contains: a tag couldn't be distinguished from tags in a page's text.
 */
export const MATCH_BEGIN = '\ue000';
export const MATCH_END = '\ue001';

const HIERARCHY = LEVELS.map((level) => `hierarchy.${level}`);

/** The request for one search. */
export function hostedRequest(
  indexName: string,
  { query = '', hitsPerPage = SEARCH.hitsPerPage, attributesToSnippet = [] }: SearchRequest,
) {
  return {
    indexName,
    query,
    attributesToRetrieve: [...HIERARCHY, 'content', 'type', 'url'],
    attributesToSnippet: [...attributesToSnippet],
    snippetEllipsisText: '…',
    highlightPreTag: MATCH_BEGIN,
    highlightPostTag: MATCH_END,
    hitsPerPage,
    clickAnalytics: typeof __SEARCH_INSIGHTS__ !== 'undefined' && __SEARCH_INSIGHTS__,
  };
}
