import type {
  FileResult,
  LogLine,
  Omitted,
  RunError,
  RunEvent,
  TestResult,
  TestStatus,
} from '../../contract.ts';
import { RUN } from '../../limits.ts';
import type { Budget, Job } from '../protocol.ts';

/** Decides which of a test file's events the page gets, and counts the others. */
interface RunBudget {
  /** The event, possibly with fewer errors; undefined if it exceeds the budget. */
  readonly take: (event: RunEvent) => RunEvent | undefined;
  readonly takeErrors: (errors: readonly RunError[]) => readonly RunError[];
  readonly omitLogs: (count: number) => void;
  /** The totals of the run, if they've grown since the last call. */
  readonly grownOmitted: () => Omitted | undefined;
  /** Of all tests, by status. */
  readonly counts: () => Readonly<Record<TestStatus, number>>;
  readonly left: () => Budget;
}

/** Characters that are only for failures. */
const RESERVE = RUN.characters / 2;

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
  /** Whether a value can be sent and leaves `reserve`; if so, subtracts its size from the budget. */
  const affords = (value: unknown, reserve = 0): boolean => {
    const json = JSON.stringify(value);
    const size = json.length + RUN.lineBreak * (json.split('\\n').length - 1);
    if (size > left.characters - reserve) return false;
    left.characters -= size;
    return true;
  };
  const takeErrors = (errors: readonly RunError[]) => {
    const taken = errors.slice(0, left.errors).filter((error) => affords(error));
    left.errors -= taken.length;
    omit('errors', errors.length - taken.length);
    return taken;
  };

  const takeTest = (test: TestResult): RunEvent | undefined => {
    counts[test.status] += 1;
    // Failures are shown, however much has passed.
    const hasFailed = test.status === 'fail' && left.errors > 0;
    const isTaken = left.tests > 0 || hasFailed;
    if (isTaken && affords({ ...test, errors: [] }, hasFailed ? 0 : RESERVE)) {
      left.tests = Math.max(0, left.tests - 1);
      return { kind: 'test', test: { ...test, errors: takeErrors(test.errors) } };
    }
    omit('tests');
    omit('errors', test.errors.length);
    return undefined;
  };
  const takeLog = (log: LogLine): RunEvent | undefined => {
    if (left.logs > 0 && affords(log, RESERVE)) {
      left.logs -= 1;
      return { kind: 'log', log };
    }
    omit('logs');
    return undefined;
  };
  const takeFile = (file: FileResult): RunEvent | undefined => {
    // A test file ends only once; further events are forged.
    if (hasFile) return undefined;
    hasFile = true;
    return { kind: 'file', file: { ...file, errors: takeErrors(file.errors) } };
  };

  return {
    take(event) {
      if (event.kind === 'test') return takeTest(event.test);
      if (event.kind === 'log') return takeLog(event.log);
      return event.kind === 'file' ? takeFile(event.file) : undefined;
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
