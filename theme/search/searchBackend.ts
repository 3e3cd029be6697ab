import type { SearchClient, SearchRequest, SearchResult } from 'site-search';

export interface BackendResult extends SearchResult {
  /** Identifies the search in reported events; only set by the hosted engine. */
  queryID?: string;
}

/** A search engine: the embedded index or a hosted application. */
export interface SearchBackend extends Pick<SearchClient, 'warm'> {
  /** Rejects if the search fails. */
  search(request: SearchRequest): Promise<BackendResult>;
}
