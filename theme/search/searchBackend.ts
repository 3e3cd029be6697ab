import type { SearchResult } from './searchHit';

/** A request as both engines take it. */
export interface SearchRequest {
  query: string;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Words of a snippet. */
  snippetWords?: number;
}

export interface BackendResult extends SearchResult {
  /** Names the search in later events; of the hosted engine, when it reports them. */
  queryID?: string;
}

/** What stands behind the dialog: the embedded index or a hosted application. */
export interface SearchBackend {
  /** Begins to load what the first search will need. */
  warm(): void;
  /** Rejects when no result could be had. */
  search(request: SearchRequest): Promise<BackendResult>;
}
