/** For the page: a client that searches in a worker, and the types of what it returns. */
export type { SearchClient } from './client/createLocalClient.ts';
export { createWorkerClient, type WorkerClientOptions } from './client/createWorkerClient.ts';
export { limitHits } from './hits/limitHits.ts';
export type { MarkedText, SearchHit, SearchResult } from './hits/searchHit.ts';
export type { SearchRequest } from './search/search.ts';
