import type { TestStatus, UnavailableReason } from '../contract';

/** All UI text of running examples, in the page's language. */
export interface RunText {
  /** Label of the results; `path` is the file whose block was run. */
  readonly resultsOf: (path: string) => string;
  readonly preparing: string;
  readonly running: string;
  readonly run: string;
  readonly stop: string;
  readonly runAgain: string;
  readonly closeResults: string;
  /** Below the results of an example that was bundled at build time. */
  readonly notEditable: string;

  /** Of one test, for screen readers. */
  readonly status: Readonly<Record<TestStatus, string>>;
  /** The noun after a number of tests. */
  readonly count: Readonly<Record<TestStatus, string>>;
  /** Joins numbers and `count`: `1 failed, 2 passed`. */
  readonly tally: {
    readonly between: string;
    readonly of: (count: number, status: string) => string;
  };
  readonly nothingRan: string;
  readonly testFiles: string;
  readonly tests: string;
  readonly duration: string;
  /** Follows the numbers of several statuses. */
  readonly total: (count: number) => string;
  readonly retries: (count: number) => string;
  readonly console: string;
  /** Below results some of which were dropped because they exceed a limit. */
  readonly omitted: string;
  /** A button that jumps to a line of the code. */
  readonly goToLine: (path: string, line: number) => string;
  readonly unhandled: string;

  readonly stopped: string;
  readonly stoppedHelp: string;
  readonly timeLimit: (seconds: number) => string;
  readonly timeLimitHelp: string;
  readonly messageLimit: string;
  readonly messageLimitHelp: (limit: number) => string;
  readonly syntax: string;
  readonly import: string;
  readonly importHelp: (specifier: string) => string;
  readonly noTests: string;
  readonly noTestsHelp: string;
  readonly unavailable: string;
  readonly unavailableHelp: Readonly<Record<UnavailableReason, string>>;
  readonly retry: string;
  readonly reloadPage: string;
  readonly exampleFailed: string;

  readonly editor: string;
  /** Label of the tabs. */
  readonly files: string;
  readonly codeOf: (path: string) => string;
  readonly edited: string;
  /** How to leave the editor and run its code with the keyboard; `keys` is `Ctrl+Enter` or `⌘ Enter`. */
  readonly hint: (keys: string) => string;
  /** Below a file that can't be edited because it only has an effect at build time. */
  readonly fixed: string;
  readonly reset: string;
  readonly copy: string;
  readonly copied: string;
  /** For browsers that refuse to copy; `shortcut` is the platform's keyboard shortcut for copying. */
  readonly copyByHand: (shortcut: string) => string;
  readonly closeEditor: string;
  readonly openPlayground: string;
}
