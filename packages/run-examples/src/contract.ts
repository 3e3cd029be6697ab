/** The types that the build, the sandbox, and the view of runnable examples share. */

/** Why a file of the site couldn't be loaded. */
export type LoadFailure =
  /** The browser has no network connection. */
  | 'offline'
  /** The file didn't arrive completely in time. */
  | 'timeout'
  /** A script didn't arrive completely in time. It can only be requested again by reloading the page. */
  | 'stalled'
  /** The server no longer has the file: the site was deployed after the page was opened. */
  | 'outdated'
  /** The request failed. */
  | 'unreachable'
  /** The server answered with an error, or with something other than the file. */
  | 'invalid';

/**
 * Fetches a file of the site as text; provided by the site. Rejects with an `Error`, whose `reason`, a
 * `LoadFailure`, determines what the reader is told; without one, the error's message is shown.
 */
export type LoadText = (url: string) => Promise<string>;

/** A file of an example, as shown on the page or as changed by the reader. */
export interface RunFile {
  /** Path inside the example, with forward slashes. */
  readonly path: string;
  readonly code: string;
}

/**
 * `source`: the sandbox compiles and runs the files of an example. `bundle`: it runs a bundle, which the
 * build created because the example needs Rstest's transform, and which can't be edited.
 */
export type RunFormat = 'source' | 'bundle';

/** Settings that have an effect in a page, and paths of test files. */
export interface RunOptions {
  readonly [setting: string]: unknown;
  readonly tests: readonly string[];
  readonly setupFiles?: readonly string[];
  /** How JSX is compiled; as without a plugin by default. */
  readonly jsxRuntime?: 'automatic';
  /** Those that need Node, if the others need a DOM. */
  readonly nodeTests?: readonly string[];
}

/** One example of a page, with everything needed to run it. */
export interface RunnableSet {
  readonly name: string;
  /** In the page's order. */
  readonly files: readonly RunFile[];
  readonly format: RunFormat;
  readonly options: RunOptions;
  /** URLs of the modules that replace packages, by specifier. */
  readonly packages: Readonly<Record<string, string>>;
  /** URL of the bundle; only if `format` is `bundle`. */
  readonly bundle?: string;
}

/** The examples of one page in one language that run in it, by name. */
export interface PageSets {
  readonly sets: Readonly<Record<string, RunnableSet>>;
}

/** The packages that code in a page may import. */
export interface PackageIndex {
  /** By specifier: where a package is, and the other packages that it imports. */
  readonly packages: Readonly<
    Record<string, { readonly url: string; readonly imports: readonly string[] }>
  >;
}

export type TestStatus = 'pass' | 'fail' | 'skip' | 'todo';

export interface CodeLocation {
  readonly path: string;
  /** Counts from 1. */
  readonly line: number;
}

export interface RunError {
  /** `AssertionError`, `TypeError` … */
  readonly name: string;
  /** Rstest's message, without colors. */
  readonly message: string;
  /** As printed by Rstest: lines that start with `-`, `+`, or a space. */
  readonly diff?: string;
  /** Innermost first; only locations in the example's files. */
  readonly locations: readonly CodeLocation[];
}

export interface TestResult {
  /** Unique within a run. */
  readonly id: string;
  readonly file: string;
  /** Titles of the suites around the test, outermost first, then the test's title. */
  readonly titles: readonly string[];
  readonly status: TestStatus;
  readonly durationMs: number;
  readonly errors: readonly RunError[];
  /** How many times the test was retried after a failure. */
  readonly retries: number;
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'trace';
  readonly text: string;
  readonly file: string;
  /** ID of the test that wrote the line; missing if no test was running. */
  readonly test?: string;
  readonly location?: CodeLocation;
}

export interface FileResult {
  readonly path: string;
  readonly status: TestStatus;
  readonly durationMs: number;
  /** Errors outside of tests: at the top level, in a hook, or because the file has no tests. */
  readonly errors: readonly RunError[];
}

/** An event of a running example. */
export type RunEvent =
  /** Sent once if a limit leaves out an event. The summary's `counts` include omitted tests. */
  | { readonly kind: 'omitted' }
  | { readonly kind: 'test'; readonly test: TestResult }
  | { readonly kind: 'log'; readonly log: LogLine }
  | { readonly kind: 'file'; readonly file: FileResult };

/** Why the example couldn't be run, or not completely. */
export type RunProblem =
  /** The code can't be parsed. */
  | { readonly kind: 'syntax'; readonly error: RunError }
  /** An import can't be resolved. */
  | { readonly kind: 'import'; readonly specifier: string; readonly location: CodeLocation }
  | { readonly kind: 'noTests' }
  /** The sandbox didn't load, or doesn't work in this browser. */
  | {
      readonly kind: 'unavailable';
      /** English, with the details. */
      readonly message: string;
      readonly reason?: UnavailableReason;
    };

/** `start`: the sandbox or one of its workers didn't start. */
export type UnavailableReason = LoadFailure | 'start';

export interface RunSummary {
  /** The exit code of `rstest run`. */
  readonly exit: 0 | 1;
  readonly counts: Readonly<Record<TestStatus, number>>;
  readonly durationMs: number;
  /** Errors outside of all tests and files. */
  readonly unhandled: readonly RunError[];
}

export type RunOutcome =
  | { readonly kind: 'done'; readonly summary: RunSummary }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'timeLimit'; readonly limitMs: number }
  /** Terminated because the run sent more than `limit` messages. */
  | { readonly kind: 'messageLimit'; readonly limit: number }
  | { readonly kind: 'problem'; readonly problem: RunProblem };
