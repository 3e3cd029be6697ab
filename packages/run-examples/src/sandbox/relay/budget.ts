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

/** Characters that are only for failures, which are shown, however much has passed. */
const RESERVE = RUN.characters / 2;

/** `characters` are those that earlier test files have left. */
export function createBudget(characters: number): RunBudget {
  const counts: Record<TestStatus, number> = { pass: 0, fail: 0, skip: 0, todo: 0 };
  let left = characters;
  let hasOmitted = false;
  let hasFile = false;

  /** Whether a value can be sent and leaves `reserve`; if so, subtracts its size from the budget. */
  const affords = (value: unknown, reserve: number): boolean => {
    const json = JSON.stringify(value);
    const size = json.length + RUN.lineBreak * (json.split('\\n').length - 1);
    const counted = Math.max(size, RUN.item);
    const isAffordable = counted <= left - reserve;
    if (isAffordable) left -= counted;
    else hasOmitted = true;
    return isAffordable;
  };
  const takeErrors = (errors: readonly RunError[]) => errors.filter((error) => affords(error, 0));

  const takeTest = (test: TestResult): RunEvent | undefined => {
    counts[test.status] += 1;
    const reserve = test.status === 'fail' ? 0 : RESERVE;
    return affords({ ...test, errors: [] }, reserve)
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
      if (event.kind === 'log') return affords(event.log, RESERVE) ? event : undefined;
      return event.kind === 'file' ? takeFile(event.file) : undefined;
    },
    takeErrors,
    hasOmitted: () => hasOmitted,
    counts: () => ({ ...counts }),
    left: () => left,
  };
}
