import type { FileResult, LogLine, RunError, TestResult, TestStatus } from '../../contract';

export interface TestNode {
  readonly kind: 'test';
  readonly key: string;
  readonly title: string;
  readonly test: TestResult;
  readonly logs: readonly LogLine[];
}

export interface SuiteNode {
  readonly kind: 'suite';
  readonly key: string;
  readonly title: string;
  readonly children: readonly ResultNode[];
}

export type ResultNode = TestNode | SuiteNode;

export interface FileNode {
  readonly path: string;
  /** Undefined while the file still runs. */
  readonly status: TestStatus | undefined;
  readonly durationMs: number | undefined;
  readonly tests: number;
  readonly errors: readonly RunError[];
  /** Output of no test, or of one that has not ended. */
  readonly logs: readonly LogLine[];
  readonly children: readonly ResultNode[];
}

interface Results {
  readonly tests: readonly TestResult[];
  readonly files: readonly FileResult[];
  readonly logs: readonly LogLine[];
}

/**
 * Results as the terminal shows them: files, their suites, their tests, each in the order in which
 * it was first heard of, output with the test that wrote it.
 */
export function resultTree({ tests, files, logs }: Results): FileNode[] {
  const ended = new Set(tests.map(({ id }) => id));
  const isOfTest = ({ test }: LogLine) => test !== undefined && ended.has(test);
  const paths = new Set([
    ...tests.map(({ file }) => file),
    ...logs.map(({ file }) => file),
    ...files.map(({ path }) => path),
  ]);
  return [...paths].map((path) => {
    const own = tests.filter(({ file }) => file === path);
    const result = files.find((file) => file.path === path);
    return {
      path,
      status: result?.status,
      durationMs: result?.durationMs,
      tests: own.length,
      errors: result?.errors ?? [],
      logs: logs.filter((log) => log.file === path && !isOfTest(log)),
      children: nodesOf(own, logs, 0, path),
    };
  });
}

function nodesOf(
  tests: readonly TestResult[],
  logs: readonly LogLine[],
  depth: number,
  parent: string,
): ResultNode[] {
  const nodes: ResultNode[] = [];
  const suites = new Map<string, TestResult[]>();
  for (const test of tests) {
    const title = test.titles[depth] ?? '';
    if (test.titles.length <= depth + 1) {
      const own = logs.filter((log) => log.test === test.id);
      nodes.push({ kind: 'test', key: test.id, title, test, logs: own });
      continue;
    }
    const known = suites.get(title);
    if (known) {
      known.push(test);
      continue;
    }
    suites.set(title, [test]);
    // Its children are filled in once all its tests are known.
    nodes.push({ kind: 'suite', key: `${parent}/${title}`, title, children: [] });
  }
  return nodes.map((node) =>
    node.kind === 'test'
      ? node
      : { ...node, children: nodesOf(suites.get(node.title) ?? [], logs, depth + 1, node.key) },
  );
}
