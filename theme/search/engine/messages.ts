import type { SearchResult } from '../searchHit.ts';
import type { SearchRequest } from './search.ts';

/** What the page tells the worker. The first message opens the index. */
export type ToWorker =
  | { readonly kind: 'open'; readonly language: string; readonly base: string }
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest };

/** What the worker answers: to opening as well as to each search. */
export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'found'; readonly id: number; readonly result: SearchResult }
  | { readonly kind: 'failed'; readonly id?: number; readonly message: string };
