/**
 * Messages of the sandbox. The page starts a frame, the frame starts one relay for each test file,
 * and the relay starts the runtime that runs the file: page ↔ relay ↔ runtime, each in its own thread.
 * Only the runtime ever runs code of an example.
 */
import type {
  RunError,
  RunEvent,
  RunFile,
  RunOptions,
  RunProblem,
  TestStatus,
} from '../contract.ts';

/** Posted into the frame once the frame has loaded, together with the frame's port. */
export interface FrameSetup {
  /** The scripts built from `relay.ts` and `runtime.ts`. */
  readonly relay: Blob;
  readonly runtime: Blob;
}

/** From the page to the frame. With `start` comes the relay's port. */
export type ToFrame =
  | {
      readonly kind: 'start';
      readonly id: number;
      readonly modules: RuntimeSetup;
    }
  | { readonly kind: 'end'; readonly id: number };

/** A worker could not be started. */
export interface FromFrame {
  readonly id: number;
  readonly message: string;
}

/** From the frame to a new relay, with the port between relay and page. */
export interface RelaySetup extends RuntimeSetup {
  readonly runtime: Blob;
}

/** From the relay to a new runtime: the modules that it loads before it gets a job. */
export interface RuntimeSetup {
  /** Built from `dom.ts`, for test files that need a DOM. */
  readonly dom?: Blob;
  /** The bundle to run instead of the job's files. Loading it runs no code of the example. */
  readonly bundle?: Blob;
}

/** Runs one test file; a sandbox does this only once. */
export interface Job {
  readonly entry: string;
  /** Files that must compile before anything runs, including the entry. */
  readonly check: readonly string[];
  readonly files: readonly RunFile[];
  readonly options: RunOptions;
  /** The texts of packages by specifier. */
  readonly packages: Readonly<Record<string, string>>;
  /** Failed tests in the previous files, for `bail`. */
  readonly failedBefore: number;
  /** Characters of events that the page still accepts, from this test file and the following ones. */
  readonly budget: number;
}

/** From a runtime to its relay. The example can forge each message. */
export type FromRuntime =
  | { readonly kind: 'warm' }
  /** The runtime could not be started. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'event'; readonly event: RunEvent }
  /** Sent every `RUN.heartbeat` milliseconds unless code blocks the thread. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'problem'; readonly problem: RunProblem }
  | { readonly kind: 'end'; readonly unhandled: readonly RunError[] };

/** From a relay to the page: always well-formed and small. */
export type FromRelay =
  | Exclude<FromRuntime, { kind: 'event' | 'end' }>
  | { readonly kind: 'events'; readonly events: readonly RunEvent[] }
  /** The runtime was terminated because it sent more messages than `limit`. */
  | { readonly kind: 'messageLimit'; readonly limit: number }
  | FileEnd;

export interface FileEnd {
  readonly kind: 'end';
  readonly unhandled: readonly RunError[];
  /** Numbers of tests in the file, including omitted ones. */
  readonly counts: Readonly<Record<TestStatus, number>>;
  /** The remaining budget for the following files. */
  readonly budget: number;
}

/** At most `length` characters of a text; `…` replaces the rest. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // Don't split a surrogate pair.
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
