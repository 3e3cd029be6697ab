import type {
  FileResult,
  LogLine,
  Omitted,
  RunEvent,
  TestResult,
  TestStatus,
} from '../../contract';

/** Maximum nesting of suites; deeper titles become part of the test's title. */
const MAX_DEPTH = 8;

/** Separator between the titles of a test, as printed by Rstest. */
const TITLE_SEPARATOR = ' > ';

interface Numbered {
  /** Unique within a run, and greater than those of all previous nodes. */
  readonly key: number;
}

export interface FileNode extends Numbered {
  readonly kind: 'file';
  readonly path: string;
  /** Missing while the file is running. */
  result?: FileResult;
  tests: number;
  readonly suites: Map<string, SuiteNode>;
}

export interface SuiteNode extends Numbered {
  readonly kind: 'suite';
  readonly title: string;
  readonly parent: FileNode | SuiteNode;
  readonly suites: Map<string, SuiteNode>;
}

export interface TestNode extends Numbered {
  readonly kind: 'test';
  readonly title: string;
  readonly parent: FileNode | SuiteNode;
  test: TestResult;
}

export type ResultNode = FileNode | SuiteNode | TestNode;

type StatusCounts = Record<TestStatus, number>;

const noCounts = (): StatusCounts => ({ pass: 0, fail: 0, skip: 0, todo: 0 });

/**
 * The results of one run as a tree of files, suites, and tests, in the order of their first report. It's
 * mutable, so that events at the end of a run cost no more than those at the beginning.
 */
export class RunResults {
  /** By path. */
  readonly files = new Map<string, FileNode>();
  /** By ID. */
  readonly tests = new Map<string, TestNode>();
  readonly logs: LogLine[] = [];
  /** Output by ID of the test. */
  readonly logsOfTest = new Map<string, LogLine[]>();
  readonly failedTests = new Set<TestNode>();
  readonly failedFiles = new Set<FileNode>();
  readonly testCounts = noCounts();
  readonly fileCounts = noCounts();
  /** Errors of tests and of files. */
  errors = 0;
  /** What exceeded the sandbox's limits and was never sent. */
  omitted: Omitted = { tests: 0, logs: 0, errors: 0 };

  #keys = 0;

  add(event: RunEvent): void {
    switch (event.kind) {
      case 'test':
        this.#addTest(event.test);
        break;
      case 'file':
        this.#addFile(event.file);
        break;
      case 'log':
        this.#addLog(event.log);
        break;
      case 'omitted':
        this.omitted = event.omitted;
    }
  }

  /** A second result of a test replaces the first one. */
  #addTest(test: TestResult): void {
    const { id, file, titles, status, errors } = test;
    let node = this.tests.get(id);
    if (node) {
      this.testCounts[node.test.status] -= 1;
      this.errors -= node.test.errors.length;
      node.test = test;
    } else {
      const fileNode = this.#fileNode(file);
      fileNode.tests += 1;
      const parent = this.#suiteOf(fileNode, titles);
      const title = titles.slice(depthOf(titles)).join(TITLE_SEPARATOR);
      node = { kind: 'test', key: this.#nextKey(), title, parent, test };
      this.tests.set(id, node);
    }
    this.testCounts[status] += 1;
    this.errors += errors.length;
    if (status === 'fail') this.failedTests.add(node);
    else this.failedTests.delete(node);
  }

  #addFile(file: FileResult): void {
    const node = this.#fileNode(file.path);
    if (node.result) {
      this.fileCounts[node.result.status] -= 1;
      this.errors -= node.result.errors.length;
    }
    node.result = file;
    this.fileCounts[file.status] += 1;
    this.errors += file.errors.length;
    if (file.status === 'fail') this.failedFiles.add(node);
    else this.failedFiles.delete(node);
  }

  #addLog(log: LogLine): void {
    this.#fileNode(log.file);
    this.logs.push(log);
    if (log.test === undefined) return;
    const known = this.logsOfTest.get(log.test);
    if (known) known.push(log);
    else this.logsOfTest.set(log.test, [log]);
  }

  #fileNode(path: string): FileNode {
    const known = this.files.get(path);
    if (known) return known;
    const node: FileNode = {
      kind: 'file',
      key: this.#nextKey(),
      path,
      tests: 0,
      suites: new Map(),
    };
    this.files.set(path, node);
    return node;
  }

  /** The innermost suite that contains a test. */
  #suiteOf(file: FileNode, titles: readonly string[]): FileNode | SuiteNode {
    let parent: FileNode | SuiteNode = file;
    for (const title of titles.slice(0, depthOf(titles))) {
      let suite: SuiteNode | undefined = parent.suites.get(title);
      if (!suite) {
        suite = { kind: 'suite', key: this.#nextKey(), title, parent, suites: new Map() };
        parent.suites.set(title, suite);
      }
      parent = suite;
    }
    return parent;
  }

  #nextKey(): number {
    this.#keys += 1;
    return this.#keys;
  }
}

/** How many suites are shown around a test; its own title is the last title. */
function depthOf(titles: readonly string[]): number {
  return Math.max(0, Math.min(titles.length - 1, MAX_DEPTH));
}
