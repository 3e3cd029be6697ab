import type { FileResult, RunError, RunEvent, TestResult, TestStatus } from '../../contract.ts';
import { RUN } from '../../limits.ts';

/** Decides which of a test file's events the page gets, and counts all tests. */
interface RunBudget {
  /** The event, possibly with fewer errors; undefined if it exceeds the budget. */
  readonly take: (event: RunEvent) => RunEvent | undefined;
  readonly takeErrors: (errors: readonly RunError[]) => readonly RunError[];
  /** Whether anything exceeded the budget. */
  readonly hasOmitted: () => boolean;
  /** Of all tests, by status. */
  readonly counts: () => Readonly<Record<TestStatus, number>>;
  /** The remaining characters. */
  readonly left: () => number;
}

/** Characters that only failures can use, so that other events can't keep them from the page. */
const RESERVE = RUN.characters / 2;

/** A budget of the characters that earlier test files have left. */
export function createBudget(characters: number): RunBudget {
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  let remaining = characters;
  let hasOmitted = false;
  let hasFile = false;

  /** Subtracts the size of a value from the budget if `reserve` remains; returns whether it did. */
  const spend = (value: unknown, reserve: number): boolean => {
    const json = JSON.stringify(value);
    const size = json.length + RUN.lineBreak * (json.split('\\n').length - 1);
    const cost = Math.max(size, RUN.item);
    const isAffordable = cost <= remaining - reserve;
    if (isAffordable) remaining -= cost;
    else hasOmitted = true;
    return isAffordable;
  };
  const takeErrors = (errors: readonly RunError[]) => errors.filter((error) => spend(error, 0));

  const takeTest = (test: TestResult): RunEvent | undefined => {
    counts[test.status] += 1;
    const reserve = test.status === 'fail' ? 0 : RESERVE;
    return spend({ ...test, errors: [] }, reserve)
      ? { kind: 'test', test: { ...test, errors: takeErrors(test.errors) } }
      : undefined;
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
      if (event.kind === 'log') return spend(event.log, RESERVE) ? event : undefined;
      return event.kind === 'file' ? takeFile(event.file) : undefined;
    },
    takeErrors,
    hasOmitted: () => hasOmitted,
    counts: () => ({ ...counts }),
    left: () => remaining,
  };
}
