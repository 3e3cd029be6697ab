import type {
  FileResult,
  LogLine,
  Omitted,
  RunError,
  RunEvent,
  TestResult,
  TestStatus,
} from '../../contract.ts';
import type { Budget, Job } from '../protocol.ts';

/** Decides which of a test file's events the page gets, and counts the others. */
interface RunBudget {
  /**
   * The event, possibly with fewer errors; undefined if it exceeds the budget. `omittedErrors` is
   * the number of errors that were already removed.
   */
  readonly take: (event: RunEvent, omittedErrors: number) => RunEvent | undefined;
  readonly takeErrors: (errors: readonly RunError[], omitted: number) => readonly RunError[];
  readonly omitLogs: (count: number) => void;
  /** The totals of the run, if they've grown since the last call. */
  readonly grownOmitted: () => Omitted | undefined;
  /** Of all tests, by status. */
  readonly counts: () => Readonly<Record<TestStatus, number>>;
  readonly left: () => Budget;
}

export function createBudget(job: Pick<Job, 'budget' | 'omitted'>): RunBudget {
  const left = { ...job.budget };
  const omitted = { ...job.omitted };
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  let hasGrown = false;
  let hasFile = false;

  const omit = (what: keyof Omitted, count = 1) => {
    if (count === 0) return;
    omitted[what] += count;
    hasGrown = true;
  };
  /** Whether a value can be sent; if so, subtracts its size from the budget. */
  const affords = (value: unknown): boolean => {
    const size = JSON.stringify(value).length;
    if (size > left.characters) return false;
    left.characters -= size;
    return true;
  };
  const takeErrors = (errors: readonly RunError[], lost: number) => {
    const taken = errors.slice(0, left.errors).filter(affords);
    left.errors -= taken.length;
    omit('errors', errors.length - taken.length + lost);
    return taken;
  };

  const takeTest = (test: TestResult, lost: number): RunEvent | undefined => {
    counts[test.status] += 1;
    if (left.tests > 0 && affords({ ...test, errors: [] })) {
      left.tests -= 1;
      return { kind: 'test', test: { ...test, errors: takeErrors(test.errors, lost) } };
    }
    omit('tests');
    omit('errors', test.errors.length + lost);
    return undefined;
  };
  const takeLog = (log: LogLine): RunEvent | undefined => {
    if (left.logs > 0 && affords(log)) {
      left.logs -= 1;
      return { kind: 'log', log };
    }
    omit('logs');
    return undefined;
  };
  const takeFile = (file: FileResult, lost: number): RunEvent | undefined => {
    // A test file ends only once; further events are forged.
    if (hasFile) return undefined;
    hasFile = true;
    return { kind: 'file', file: { ...file, errors: takeErrors(file.errors, lost) } };
  };

  return {
    take(event, lost) {
      if (event.kind === 'test') return takeTest(event.test, lost);
      if (event.kind === 'log') return takeLog(event.log);
      return event.kind === 'file' ? takeFile(event.file, lost) : undefined;
    },
    takeErrors,
    omitLogs: (count) => omit('logs', count),
    grownOmitted() {
      if (!hasGrown) return undefined;
      hasGrown = false;
      return { ...omitted };
    },
    counts: () => ({ ...counts }),
    left: () => ({ ...left }),
  };
}
