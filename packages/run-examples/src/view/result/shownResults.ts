import type { LogLine, Omitted, RunError, TestResult, TestStatus } from '../../contract';
import type { ResultNode, RunResults } from './runResults';
import { createSliceBudget, shownErrors, shownLogs, shownRows, takeErrors } from './shownRows';

export interface ShownTest {
  readonly kind: 'test';
  readonly key: number;
  readonly title: string;
  readonly test: TestResult;
  readonly errors: readonly RunError[];
  readonly logs: readonly LogLine[];
}

interface ShownSuite {
  readonly kind: 'suite';
  readonly key: number;
  readonly title: string;
  readonly children: readonly ShownNode[];
}

export type ShownNode = ShownTest | ShownSuite;

export interface ShownFile {
  readonly key: number;
  readonly path: string;
  /** Undefined while the file is running. */
  readonly status: TestStatus | undefined;
  readonly durationMs: number | undefined;
  /** How many tests it has, including those not shown. */
  readonly tests: number;
  readonly errors: readonly RunError[];
  /** Output outside of tests, or of tests that haven't finished or aren't shown. */
  readonly logs: readonly LogLine[];
  readonly children: readonly ShownNode[];
}

/** The rendered part of a run. */
export interface ShownResults {
  readonly files: readonly ShownFile[];
  /** Errors outside of tests and files. */
  readonly unhandled: readonly RunError[];
  /** The contents of further slices. */
  readonly hidden: Omitted;
}

/**
 * The first `slices` slices of a run, in the order of the terminal output. Failures come
 * before passed tests. The work depends on the slices, not on the size of the run.
 */
export function shownResults(
  results: RunResults,
  unhandled: readonly RunError[],
  slices: number,
): ShownResults {
  const rows = shownRows(results, slices);
  const logs = shownLogs(results, rows, slices);
  const errors = shownErrors(rows, slices);
  const outside = takeErrors(unhandled, createSliceBudget(slices), slices);

  const childrenOf = (parent: ResultNode): ShownNode[] =>
    inOrder(rows.childrenOf(parent)).map((node) => {
      const { key, title } = node;
      if (node.kind === 'suite') return { kind: 'suite', key, title, children: childrenOf(node) };
      const { test } = node;
      return { kind: 'test', key, title, test, errors: errors.of(node), logs: logs.of(node) };
    });
  return {
    files: inOrder(rows.files).map((file) => ({
      key: file.key,
      path: file.path,
      status: file.result?.status,
      durationMs: file.result?.durationMs,
      tests: file.tests,
      errors: errors.of(file),
      logs: logs.of(file),
      children: childrenOf(file),
    })),
    unhandled: outside,
    hidden: {
      tests: results.tests.size - rows.tests.length,
      logs: results.logs.length - logs.count,
      errors: results.errors + unhandled.length - errors.count - outside.length,
    },
  };
}

function inOrder<Node extends ResultNode>(nodes: readonly Node[]): Node[] {
  return [...nodes].sort((one, other) => one.key - other.key);
}
