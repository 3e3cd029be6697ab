import type { Omitted, TestStatus, UnavailableReason } from '../contract';

/** Every text around a running example, in the language of the page. */
export interface RunText {
  /** Label of the results; `path` is the file whose block was run. */
  readonly resultsOf: (path: string) => string;
  readonly preparing: string;
  readonly running: string;
  readonly run: string;
  readonly stop: string;
  readonly runAgain: string;
  readonly closeResults: string;
  /** Below the results of an example that the build has bundled. */
  readonly notEditable: string;

  /** Of one test, for screen readers. */
  readonly status: Readonly<Record<TestStatus, string>>;
  /** What follows a number of tests. */
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
  /** A button that shows the rest of a long text. */
  readonly moreCharacters: (count: number) => string;
  /** A text was cut. */
  readonly truncated: string;
  /** Results that aren't shown yet. */
  readonly andMore: (hidden: Omitted) => string;
  /** Results that were dropped because they exceed a limit. */
  readonly omitted: (omitted: Omitted) => string;
  readonly showMore: string;
  /** A button that leads to a line of the code. */
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
  readonly resultsFailed: string;
  readonly editorFailed: string;
  readonly exampleFailed: string;

  readonly editor: string;
  /** Label of the tabs. */
  readonly files: string;
  readonly codeOf: (path: string) => string;
  readonly edited: string;
  /** How to leave the editor and run its code by keys, such as `Ctrl+Enter`. */
  readonly hint: (keys: string) => string;
  /** Below a file that takes effect at build time, so that it can't be edited. */
  readonly fixed: string;
  readonly reset: string;
  readonly restore: string;
  readonly copy: string;
  readonly copied: string;
  /** For browsers that refuse to copy; `shortcut` is the platform's. */
  readonly copyByHand: (shortcut: string) => string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkTooLong: string;
  readonly plainCode: string;
  readonly closeEditor: string;
  readonly openPlayground: string;

  /** Above code that came with a link and hasn't run yet. */
  readonly shared: string;
  readonly sharedUnknown: string;
  readonly sharedBroken: string;
  readonly sharedTooLarge: string;
  readonly dismiss: string;
}
