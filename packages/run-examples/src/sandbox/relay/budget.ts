import type {
  FileResult,
  LogLine,
  RunError,
  RunEvent,
  TestResult,
  TestStatus,
} from '../../contract.ts';
import { RUN } from '../../limits.ts';
import type { Budget } from '../protocol.ts';

/** Decides which of a test file's events the page gets, and counts all tests. */
interface RunBudget {
  /** The event, possibly with fewer errors; undefined if it exceeds the budget. */
  readonly take: (event: RunEvent) => RunEvent | undefined;
  readonly takeErrors: (errors: readonly RunError[]) => readonly RunError[];
  /** Whether anything exceeded the budget. */
  readonly hasOmitted: () => boolean;
  /** Of all tests, by status. */
  readonly counts: () => Readonly<Record<TestStatus, number>>;
  readonly left: () => Budget;
}

/** Characters that are only for failures. */
const RESERVE = RUN.characters / 2;

export function createBudget(start: Budget): RunBudget {
  const left = { ...start };
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  let hasOmitted = false;
  let hasFile = false;

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
    hasOmitted ||= taken.length < errors.length;
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
    hasOmitted = true;
    return undefined;
  };
  const takeLog = (log: LogLine): RunEvent | undefined => {
    if (left.logs > 0 && affords(log, RESERVE)) {
      left.logs -= 1;
      return { kind: 'log', log };
    }
    hasOmitted = true;
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
    hasOmitted: () => hasOmitted,
    counts: () => ({ ...counts }),
    left: () => ({ ...left }),
  };
}
