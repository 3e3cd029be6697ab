import type {
  LogLine,
  PageSets,
  RunError,
  RunEvent,
  RunOutcome,
  TestResult,
} from '../../src/contract.ts';
import type { RunText } from '../../src/view/RunText.ts';
import { addEvent, noResults, type RunResults } from '../../src/view/result/runResults.ts';

/** The result of a passed test, with overrides. */
export function result(titles: string, overrides: Partial<TestResult> = {}): TestResult {
  return {
    id: titles,
    file: 'a.test.ts',
    titles: titles.split(' > '),
    status: 'pass',
    durationMs: 1,
    errors: [],
    retries: 0,
    ...overrides,
  };
}

export function errorAt(path: string, line: number): RunError {
  return { name: 'AssertionError', message: 'no', locations: [{ path, line }] };
}

export function logLine(text: string, overrides: Partial<LogLine> = {}): LogLine {
  return { level: 'log', text, file: 'a.test.ts', ...overrides };
}

export const tested = (test: TestResult): RunEvent => ({ kind: 'test', test });
export const logged = (log: LogLine): RunEvent => ({ kind: 'log', log });

/** The results of a run with these events. */
export function resultsOf(...events: readonly RunEvent[]): RunResults {
  const results = noResults();
  for (const event of events) addEvent(results, event);
  return results;
}

/** The examples of a page: one, with two files. */
export const SETS: PageSets = {
  sets: {
    top: {
      name: 'top',
      format: 'source',
      options: { tests: ['a.test.ts'] },
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

const STATUS = { pass: 'passed', fail: 'failed', skip: 'skipped', todo: 'todo' };

/** The texts that tests check; each other text is the name of its property. */
const WORDS: Partial<RunText> = {
  resultsOf: (path) => `Results of ${path}`,
  preparing: 'Preparing…',
  stop: 'Stop',
  runAgain: 'Run again',
  status: STATUS,
  count: STATUS,
  tally: { between: ', ', of: (count, status) => `${count} ${status}` },
  total: (count) => ` (${count})`,
  goToLine: (path, line) => `${path}:${line}`,
  stopped: 'Stopped',
  timeLimit: (seconds) => `Ended after ${seconds} s`,
  noTests: 'No test found',
  unavailable: 'The example could not be run',
  unavailableHelp: {
    offline: 'You’re offline.',
    timeout: 'It took too long.',
    stalled: 'It took too long.',
    outdated: 'The site was updated.',
    unreachable: 'The server can’t be reached.',
    invalid: 'The server sent something else.',
    start: 'The sandbox didn’t start.',
  },
  retry: 'Try again',
  reloadPage: 'Reload page',
  codeOf: (path) => `Code of ${path}`,
  hint: (keys) => keys,
};

export const words = new Proxy(WORDS, {
  get: (text, name) => Reflect.get(text, name) ?? String(name),
}) as RunText;
