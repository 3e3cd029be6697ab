import type { LogLine, RunError, RunEvent, TestResult } from '../../../../../theme/run/contract.ts';

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
  return { name: 'AssertionError', message: 'no', places: [{ path, line }] };
}

export function logLine(text: string, rest: Partial<LogLine> = {}): LogLine {
  return { level: 'log', text, file: 'a.test.ts', ...rest };
}

export const tested = (test: TestResult): RunEvent => ({ kind: 'test', test });
export const logged = (log: LogLine): RunEvent => ({ kind: 'log', log });
