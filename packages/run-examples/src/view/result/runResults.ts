import type {
  FileResult,
  LogLine,
  RunEvent,
  RunFile,
  TestResult,
  TestStatus,
} from '../../contract';

/** The reports of a run so far, in the order of the first report about each test and file. Mutable. */
export interface RunResults {
  /** By ID. */
  readonly tests: Map<string, TestResult>;
  /** By path. */
  readonly files: Map<string, FileResult>;
  readonly logs: LogLine[];
  /** Whether the sandbox left out results because of its limits. */
  hasOmitted: boolean;
  /** The files that ran. */
  ran: readonly RunFile[];
}

export function noResults(): RunResults {
  return {
    tests: new Map(),
    files: new Map(),
    logs: [],
    hasOmitted: false,
    ran: [],
  };
}

export function addEvent(results: RunResults, event: RunEvent): void {
  if (event.kind === 'test') results.tests.set(event.test.id, event.test);
  else if (event.kind === 'file') results.files.set(event.file.path, event.file);
  else if (event.kind === 'log') results.logs.push(event.log);
  else results.hasOmitted = true;
}

export type StatusCounts = Readonly<Record<TestStatus, number>>;

export function countStatuses(results: Iterable<{ readonly status: TestStatus }>): StatusCounts {
  const counts = { pass: 0, fail: 0, skip: 0, todo: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

export interface TestNode {
  readonly kind: 'test';
  readonly title: string;
  readonly test: TestResult;
  readonly logs: readonly LogLine[];
}

export interface SuiteNode {
  readonly kind: 'suite';
  readonly title: string;
  readonly children: ResultNode[];
}

export type ResultNode = SuiteNode | TestNode;

export interface FileNode {
  readonly path: string;
  /** Undefined while the file is running. */
  readonly result: FileResult | undefined;
  testCount: number;
  /** Output outside of tests, or of tests that haven't finished or aren't shown. */
  readonly logs: LogLine[];
  readonly children: ResultNode[];
}

/** The results as a tree of files, suites, and tests. */
export function resultTree({ tests, files, logs }: RunResults): FileNode[] {
  const nodes = new Map<string, FileNode>();
  const fileNode = (path: string): FileNode => {
    const node = nodes.get(path);
    if (node) return node;
    const newNode = { path, result: files.get(path), testCount: 0, logs: [], children: [] };
    nodes.set(path, newNode);
    return newNode;
  };
  const logsOf = new Map<string, LogLine[]>();
  for (const test of tests.values()) {
    const file = fileNode(test.file);
    file.testCount += 1;
    const testLogs: LogLine[] = [];
    logsOf.set(test.id, testLogs);
    const parent = test.titles.slice(0, -1).reduce(childrenOfSuite, file.children);
    parent.push({ kind: 'test', title: test.titles.at(-1) ?? '', test, logs: testLogs });
  }
  for (const log of logs) {
    const testLogs = logsOf.get(log.test ?? '');
    if (testLogs) testLogs.push(log);
    else fileNode(log.file).logs.push(log);
  }
  for (const path of files.keys()) fileNode(path);
  return [...nodes.values()];
}

/** The children of the suite with a title, which is added to `nodes` if it's missing. */
function childrenOfSuite(nodes: ResultNode[], title: string): ResultNode[] {
  const suite = nodes.find((node) => node.kind === 'suite' && node.title === title);
  if (suite?.kind === 'suite') return suite.children;
  const newSuite: SuiteNode = { kind: 'suite', title, children: [] };
  nodes.push(newSuite);
  return newSuite.children;
}
