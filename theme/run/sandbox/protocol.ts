/** What the page and the inside of the sandbox say to each other. */
import type { RunError, RunEvent, RunFile, RunProblem } from '../contract.ts';

/** What the page posts into the frame, once it has loaded; the frame's port comes with it. */
export interface FrameSetup {
  /** The script that `inside.ts` becomes. */
  readonly inside: Blob;
}

/** What the page tells the frame on its port; a message with `start` brings the cell's port. */
export type ToFrame =
  | { readonly kind: 'worker'; readonly id: number }
  | { readonly kind: 'document'; readonly id: number }
  | { readonly kind: 'end'; readonly id: number };

export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** Runs one test file; a cell does it once. */
export interface Job {
  readonly entry: string;
  /** Files that have to be sound before anything runs; the entry, too. */
  readonly check: readonly string[];
  readonly files: readonly RunFile[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The texts of packages by specifier. */
  readonly packages: Readonly<Record<string, string>>;
  /** The text of the bundle that takes the place of the files. */
  readonly bundle?: string;
  /** Failed tests of the files before, for `bail`. */
  readonly failedBefore: number;
}

export interface FileEnd {
  readonly kind: 'end';
  readonly unhandled: readonly RunError[];
}

/** What a cell says. */
export type FromCell =
  | { readonly kind: 'warm' }
  | { readonly kind: 'event'; readonly event: RunEvent }
  /** Nothing happened, but no code holds it up; said every `RUN.heartbeat` milliseconds. */
  | { readonly kind: 'alive' }
  /** A loop did not pause. */
  | { readonly kind: 'stuck' }
  | { readonly kind: 'problem'; readonly problem: RunProblem }
  | FileEnd;
