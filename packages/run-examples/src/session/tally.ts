import type { Omitted, RunError, RunEvent, RunSummary, TestStatus } from '../contract.ts';
import { RUN } from '../limits.ts';
import type { Budget, FileEnd } from '../sandbox/protocol.ts';

/** Adds up the test files of a run. */
export interface Tally {
  readonly addEvent: (event: RunEvent) => void;
  readonly addEnd: (end: FileEnd) => void;
  /** The state that the next file starts with. */
  readonly state: () => {
    readonly failedBefore: number;
    readonly budget: Budget;
    readonly omitted: Omitted;
  };
  readonly summary: () => RunSummary;
}

/** Measures time from now on. A failed file or an uncaught error fails the run. */
export function createTally(): Tally {
  const start = performance.now();
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  const unhandled: RunError[] = [];
  let failedFiles = 0;
  let omitted: Omitted = { tests: 0, logs: 0, errors: 0 };
  let { tests, logs, errors, characters }: Budget = RUN;
  return {
    addEvent(event) {
      if (event.kind === 'omitted') omitted = event.omitted;
      if (event.kind === 'file' && event.file.status === 'fail') failedFiles += 1;
    },
    addEnd(end) {
      for (const status of Object.keys(counts) as TestStatus[])
        counts[status] += end.counts[status];
      unhandled.push(...end.unhandled);
      ({ tests, logs, errors, characters } = end.budget);
    },
    state: () => ({
      failedBefore: counts.fail,
      budget: { tests, logs, errors, characters },
      omitted,
    }),
    summary() {
      const failed = counts.fail + failedFiles + unhandled.length > 0;
      return { exit: failed ? 1 : 0, counts, durationMs: performance.now() - start, unhandled };
    },
  };
}
