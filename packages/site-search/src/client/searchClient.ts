import type { SearchResult } from '../hits/searchHit.ts';
import type { SearchRequest } from '../search/search.ts';

/** What DocSearch asks of a client, in the shape of Algolia's from version 5 on. */
export interface SearchClient {
  /** Begins to load what the first search needs. */
  warm(): void;
  /** Rejects with a `RetryError` where a file of the index, or the worker, can't be loaded. */
  search(query: { readonly requests: readonly SearchRequest[] }): Promise<SearchResponse>;
}

export interface SearchResponse {
  /** One for each request. */
  results: (SearchResult & Pick<SearchRequest, 'query'> & { index?: string })[];
}

/** A client that answers requests one by one. */
export function clientOf(
  warm: () => void,
  search: (request: SearchRequest) => Promise<SearchResult>,
): SearchClient {
  return {
    warm,
    async search({ requests }) {
      const results = requests.map(async (request) => {
        const { query, indexName } = request;
        return { ...(await search(request)), query, index: indexName };
      });
      return { results: await Promise.all(results) };
    },
  };
}
