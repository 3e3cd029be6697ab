import type { Converted, Input, Place, Reason } from 'convert-tests';

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** In the input; missing for added lines. */
  readonly line?: number;
}

/** What a conversion leads to. */
export type Outcome =
  | (Converted & { readonly ok: true; readonly diff: readonly DiffLine[] })
  | ({ readonly ok: false; readonly reason: Reason | 'timeout' | 'failed' } & Place);

export interface Request {
  readonly id: number;
  readonly input: Input;
}

/** What the worker sends: that it's loaded, then one answer to each request. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly id: number; readonly outcome: Outcome };
