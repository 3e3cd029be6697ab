import type { TestResult as RawResult, RunnerHooks } from '@rstest/core/internal/browser-runtime';
import type { TestResult } from '../../contract.ts';
import { runError, type StackLocations } from './runError.ts';
import { ROOT } from './workerState.ts';

interface HookOptions {
  readonly locations: StackLocations;
  readonly onTest: (test: TestResult) => void;
  readonly failedBefore: number;
}

/** Forwards the results of tests from Rstest's runner, and counts failures for its option `bail`. */
export function runnerHooks({ locations, onTest, failedBefore }: HookOptions): RunnerHooks {
  let failed = failedBefore;
  return {
    async onTestCaseResult(result) {
      if (result.status === 'fail') failed += 1;
      onTest(testResult(result, locations));
    },
    getCountOfFailedTests: async () => failed,
  };
}

/** The suite that the runner wraps around each file. */
const ROOT_SUITE = /^Rstest:_internal/;

function testResult(raw: RawResult, locations: StackLocations): TestResult {
  const { testId, testPath, name, parentNames = [], status, duration, errors, retryCount } = raw;
  return {
    id: testId,
    file: testPath.replace(`${ROOT}/`, ''),
    titles: [...parentNames.filter((title) => !ROOT_SUITE.test(title)), name],
    status,
    durationMs: duration ?? 0,
    errors: (errors ?? []).map((error) => runError(error, locations)),
    retries: retryCount ?? 0,
  };
}
