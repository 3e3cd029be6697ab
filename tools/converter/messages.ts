import type { Converted, Input, Place, Reason } from 'convert-tests';

export interface ConvertedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** In the input; missing for added lines. */
  readonly line?: number;
}

/** What a conversion leads to. */
export type ConvertOutcome =
  | (Converted & { readonly ok: true; readonly diff: readonly ConvertedLine[] })
  | ({ readonly ok: false; readonly reason: Reason | 'timeout' | 'failed' } & Place);

export interface ConvertRequest {
  readonly id: number;
  readonly input: Input;
}

/** What the worker sends: that it's loaded, then one answer to each request. */
export type FromConverter =
  | { readonly ready: true }
  | { readonly id: number; readonly outcome: ConvertOutcome };
