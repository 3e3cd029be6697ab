import type { Span } from './span';

export interface HighlightRequest {
  readonly path: string;
  readonly code: string;
}

/** The spans of each line; undefined if the code can't be highlighted. */
export type HighlightedLines = readonly (readonly Span[])[] | undefined;

/** The worker's messages: one when it's loaded, then one response per request, in order. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'highlighted'; readonly lines: HighlightedLines };
