/** For the page: a client that searches in a worker, and the types of what it returns. */
export { createWorkerClient, type WorkerClientOptions } from './client/createWorkerClient.ts';
export {
  limitHits,
  type MarkedText,
  type SearchHit,
  type SearchResult,
} from './hits/searchHit.ts';
export type { SearchClient, SearchRequest } from './search/createLocalClient.ts';
