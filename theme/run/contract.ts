/** What the build, the sandbox and the view of runnable examples hand to one another. */

/** A file of an example, as the page shows it or as the reader changed it. */
export interface RunFile {
  /** Path inside the example, with forward slashes. */
  readonly path: string;
  readonly code: string;
}

/**
 * Where an example runs: in a worker, in the sandbox's document because it needs a DOM, or from a
 * bundle that the build made because only Rstest's own transform can make it. A bundle is not
 * edited.
 */
export type RunPlace = 'worker' | 'document' | 'bundle';

/** One example of a page, all that is needed to run it. */
export interface RunnableSet {
  readonly name: string;
  /** In the page's order. */
  readonly files: readonly RunFile[];
  readonly place: RunPlace;
  /** What the example's config file sets, as far as it means something in a page. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Addresses of the modules that stand for packages, by specifier. */
  readonly packages: Readonly<Record<string, string>>;
  /** Address of the bundle; only where `place` is `bundle`. */
  readonly bundle?: string;
}

/** The examples of one page in one language that run in it, by name. */
export interface PageSets {
  readonly sets: Readonly<Record<string, RunnableSet>>;
}

export type TestStatus = 'pass' | 'fail' | 'skip' | 'todo';

/** Counted from 1. */
export interface CodePlace {
  readonly path: string;
  readonly line: number;
  readonly column?: number;
}

export interface RunError {
  /** `AssertionError`, `TypeError` … */
  readonly name: string;
  /** As Rstest words it, without colours. */
  readonly message: string;
  /** As Rstest prints it: lines that begin with `-`, `+` or a space. */
  readonly diff?: string;
  /** Innermost first; places in the example's files alone. */
  readonly places: readonly CodePlace[];
}

export interface TestResult {
  /** Unique within a run. */
  readonly id: string;
  readonly file: string;
  /** Titles of the suites around it, outermost first, then its own. */
  readonly titles: readonly string[];
  readonly status: TestStatus;
  readonly durationMs: number;
  readonly errors: readonly RunError[];
  /** How often it was run again after a failure. */
  readonly retries: number;
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'trace';
  readonly text: string;
  readonly file: string;
  /** Id of the test that wrote it; missing if none was running. */
  readonly test?: string;
  readonly place?: CodePlace;
}

export interface FileResult {
  readonly path: string;
  readonly status: TestStatus;
  readonly durationMs: number;
  /** What went wrong outside every test: a throw at the top level, a hook, a file without tests. */
  readonly errors: readonly RunError[];
}

/** What arrives while an example runs. */
export type RunEvent =
  | { readonly kind: 'test'; readonly test: TestResult }
  | { readonly kind: 'log'; readonly log: LogLine }
  | { readonly kind: 'file'; readonly file: FileResult };

/** Why nothing, or not everything, could be run. */
export type RunProblem =
  /** The code can't be read. */
  | { readonly kind: 'syntax'; readonly error: RunError }
  /** An import leads nowhere. */
  | { readonly kind: 'import'; readonly specifier: string; readonly place: CodePlace }
  | { readonly kind: 'noTests' }
  /** The parts that run examples did not arrive, or can't work in this browser. */
  | { readonly kind: 'unavailable'; readonly message: string };

export interface RunSummary {
  /** As `rstest run` would exit. */
  readonly exit: 0 | 1;
  readonly counts: Readonly<Record<TestStatus, number>>;
  readonly durationMs: number;
  /** Errors that no test and no file caught. */
  readonly unhandled: readonly RunError[];
}

export type RunOutcome =
  | { readonly kind: 'done'; readonly summary: RunSummary }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'timeLimit'; readonly limitMs: number }
  | { readonly kind: 'problem'; readonly problem: RunProblem };

/** A place that runs examples, one after the other; starting a run ends the one before. */
export interface RunSession {
  readonly run: (set: RunnableSet, onEvent: (event: RunEvent) => void) => Promise<RunOutcome>;
  /** Ends what runs; its promise gives `stopped`. */
  readonly stop: () => void;
  /** Takes the sandbox away. */
  readonly close: () => void;
}
