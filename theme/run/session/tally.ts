import type { RunError, RunEvent, RunSummary, TestStatus } from '../contract.ts';

/** Sums a run up while it goes on. */
export interface Tally {
  readonly add: (event: RunEvent) => void;
  readonly addUnhandled: (errors: readonly RunError[]) => void;
  readonly failedTests: () => number;
  readonly summary: () => RunSummary;
}

/** Counts from now on; a file that failed or an error that nobody caught fails the run, too. */
export function createTally(): Tally {
  const start = performance.now();
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  const unhandled: RunError[] = [];
  let failedFiles = 0;
  return {
    add(event) {
      if (event.kind === 'test') counts[event.test.status] += 1;
      if (event.kind === 'file' && event.file.status === 'fail') failedFiles += 1;
    },
    addUnhandled: (errors) => void unhandled.push(...errors),
    failedTests: () => counts.fail,
    summary() {
      const failed = counts.fail + failedFiles + unhandled.length > 0;
      return { exit: failed ? 1 : 0, counts, durationMs: performance.now() - start, unhandled };
    },
  };
}
