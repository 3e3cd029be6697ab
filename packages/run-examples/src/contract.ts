/** What the build, the sandbox and the view of runnable examples hand to one another. */

/** Why a file of the site could not be loaded. */
export type LoadFailure =
  /** The browser has no network connection. */
  | 'offline'
  /** The file, or its end, didn't arrive in time. */
  | 'timeout'
  /** The same of a script, which only a reload of the page can ask for again. */
  | 'stalled'
  /** The server no longer has it: the site was deployed after the page was opened. */
  | 'outdated'
  /** The request failed. */
  | 'unreachable'
  /** The server answered with an error, or with something other than the file. */
  | 'invalid';

/**
 * Fetches a file of the site as text; comes from the site. Rejects with an `Error`, whose `reason`, a
 * `LoadFailure`, says what a reader can do; without one the error's message is shown.
 */
export type LoadText = (
  url: string,
  options?: { readonly cache?: RequestCache },
) => Promise<string>;

/** A file of an example, as the page shows it or as the reader changed it. */
export interface RunFile {
  /** Path inside the example, with forward slashes. */
  readonly path: string;
  readonly code: string;
}

/**
 * What the sandbox is given: the files of an example, which it compiles itself, or a bundle that
 * the build made because only Rstest's own transform can make it. A bundle can't be edited.
 */
export type RunFormat = 'source' | 'bundle';

/** One example of a page, all that is needed to run it. */
export interface RunnableSet {
  readonly name: string;
  /** In the page's order. */
  readonly files: readonly RunFile[];
  readonly format: RunFormat;
  /** What the example's config file sets, as far as it means something in a page. */
  readonly options: Readonly<Record<string, unknown>>;
  /** URLs of the modules that replace packages, by specifier. */
  readonly packages: Readonly<Record<string, string>>;
  /** URL of the bundle; only where `format` is `bundle`. */
  readonly bundle?: string;
}

/** The examples of one page in one language that run in it, by name. */
export interface PageSets {
  readonly sets: Readonly<Record<string, RunnableSet>>;
}

/** The packages that code in a page may import, and the versions of those that projects may use. */
export interface PackageIndex {
  /** By specifier: where a package is, and the other packages that it imports. */
  readonly packages: Readonly<
    Record<string, { readonly url: string; readonly imports: readonly string[] }>
  >;
  /** Exact versions by name, also of packages that pages don't have. */
  readonly versions: Readonly<Record<string, string>>;
}

export type TestStatus = 'pass' | 'fail' | 'skip' | 'todo';

/** Counted from 1. */
export interface CodeLocation {
  readonly path: string;
  readonly line: number;
  readonly column?: number;
}

export interface RunError {
  /** `AssertionError`, `TypeError` … */
  readonly name: string;
  /** As Rstest words it, without colors. */
  readonly message: string;
  /** As Rstest prints it: lines that begin with `-`, `+` or a space. */
  readonly diff?: string;
  /** Innermost first; locations in the example's files alone. */
  readonly locations: readonly CodeLocation[];
  /** A text of it was too long and was cut; it ends with `…`. */
  readonly truncated?: true;
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
  /** A title was too long and was cut, or there were too many; what is missing is a `…`. */
  readonly truncated?: true;
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'trace';
  readonly text: string;
  readonly file: string;
  /** Id of the test that wrote it; missing if none was running. */
  readonly test?: string;
  readonly location?: CodeLocation;
  /** The text was too long and was cut; it ends with `…`. */
  readonly truncated?: true;
}

export interface FileResult {
  readonly path: string;
  readonly status: TestStatus;
  readonly durationMs: number;
  /** What went wrong outside every test: a throw at the top level, a hook, a file without tests. */
  readonly errors: readonly RunError[];
}

/**
 * How much of a run was left out because it exceeded a limit. `counts` of the summary include the
 * tests left out.
 */
export interface Omitted {
  readonly tests: number;
  /** Lines of output. */
  readonly logs: number;
  /** Of tests, of files and outside of both. */
  readonly errors: number;
}

/** What arrives while an example runs. */
export type RunEvent =
  /** Totals of the run so far; sent whenever one of them has grown. */
  | { readonly kind: 'omitted'; readonly omitted: Omitted }
  | { readonly kind: 'test'; readonly test: TestResult }
  | { readonly kind: 'log'; readonly log: LogLine }
  | { readonly kind: 'file'; readonly file: FileResult };

/** Why nothing, or not everything, could be run. */
export type RunProblem =
  /** The code can't be read. */
  | { readonly kind: 'syntax'; readonly error: RunError }
  /** An import leads nowhere. */
  | { readonly kind: 'import'; readonly specifier: string; readonly location: CodeLocation }
  | { readonly kind: 'noTests' }
  /** The parts that run examples did not arrive, or can't work in this browser. */
  | {
      readonly kind: 'unavailable';
      /** English, with the details. */
      readonly message: string;
      readonly reason?: UnavailableReason;
    };

/** `start`: the sandbox, or a worker in it, didn't start. */
export type UnavailableReason = LoadFailure | 'start';

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
  /** Terminated because it sent more messages than this. */
  | { readonly kind: 'messageLimit'; readonly limit: number }
  | { readonly kind: 'problem'; readonly problem: RunProblem };

/** Runs examples, one after the other; starting a run ends the one before. */
export interface RunSession {
  readonly run: (set: RunnableSet, onEvent: (event: RunEvent) => void) => Promise<RunOutcome>;
  /** Ends what runs; its promise gives `stopped`. */
  readonly stop: () => void;
  /** Removes the sandbox. */
  readonly close: () => void;
}
