import type { Span } from './span';

export interface HighlightRequest {
  readonly path: string;
  readonly code: string;
}

/** The spans of each line; undefined if the code can't be highlighted. */
export type HighlightedLines = readonly (readonly Span[])[] | undefined;
