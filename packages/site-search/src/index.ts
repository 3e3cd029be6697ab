/** For the page: a client that searches in a worker, and the types of what it returns. */
export { createWorkerClient, type WorkerClientOptions } from './client/createWorkerClient.ts';
export type { SearchClient, SearchResponse } from './client/searchClient.ts';
export {
  type Hierarchy,
  type HighlightedHit,
  LEVELS,
  type Level,
  type MarkedText,
  type SearchHit,
  type SearchResult,
} from './hits/searchHit.ts';
export type { SearchRequest } from './search/search.ts';
export { escapeHtml } from './text/escapeHtml.ts';
