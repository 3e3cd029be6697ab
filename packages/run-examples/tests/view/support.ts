import type {
  LogLine,
  PageSets,
  RunError,
  RunEvent,
  RunOutcome,
  TestResult,
} from '../../src/contract.ts';
import { RunResults } from '../../src/view/result/runResults.ts';

/** A test's result, as little of it as a test has to say. */
export function result(titles: string, rest: Partial<TestResult> = {}): TestResult {
  return {
    id: titles,
    file: 'a.test.ts',
    titles: titles.split(' > '),
    status: 'pass',
    durationMs: 1,
    errors: [],
    retries: 0,
    ...rest,
  };
}

export function errorAt(path: string, line: number): RunError {
  return { name: 'AssertionError', message: 'no', locations: [{ path, line }] };
}

export function logLine(text: string, rest: Partial<LogLine> = {}): LogLine {
  return { level: 'log', text, file: 'a.test.ts', ...rest };
}

export const tested = (test: TestResult): RunEvent => ({ kind: 'test', test });
export const logged = (log: LogLine): RunEvent => ({ kind: 'log', log });

/** What these events make of a run. */
export function resultsOf(...events: readonly RunEvent[]): RunResults {
  const results = new RunResults();
  for (const event of events) results.add(event);
  return results;
}

/** The examples of a page: one, with two files. */
export const SETS: PageSets = {
  sets: {
    top: {
      name: 'top',
      format: 'source',
      options: {},
      packages: {},
      files: [
        { path: 'src/sum.ts', code: 'export const sum = 1;' },
        { path: 'a.test.ts', code: "test('adds');" },
      ],
    },
  },
};
export const PASSED: Extract<RunOutcome, { kind: 'done' }> = {
  kind: 'done',
  summary: {
    exit: 0,
    counts: { pass: 1, fail: 0, skip: 0, todo: 0 },
    durationMs: 3,
    unhandled: [],
  },
};
