import type { LogLine, RunError } from '../../contract';
import type { FileNode, ResultNode, RunResults, SuiteNode, TestNode } from './runResults';
import { splitDiff, TEXT_SHOWN, TITLE_SHOWN } from './shownText';

/** The capacity of one slice of results for one kind: tree rows, errors, or lines of output. */
const SLICE = {
  items: 100,
  /** Characters of text, because very long texts take as long to lay out as many short ones. */
  characters: 40_000,
} as const;

/** Tracks the remaining capacity of the slices that the reader has requested. */
interface SliceBudget {
  readonly isSpent: boolean;
  /** Adds one item with this many characters. The last item can exceed the remaining capacity. */
  readonly spend: (characters: number) => void;
}

export function createSliceBudget(slices: number): SliceBudget {
  let items = slices * SLICE.items;
  let characters = slices * SLICE.characters;
  return {
    get isSpent() {
      return items <= 0 || characters <= 0;
    },
    spend(size) {
      items -= 1;
      characters -= size;
    },
  };
}

/** Adds an item to the array of a key. */
function appendTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The rendered nodes of a run's tree. */
interface ShownRows {
  readonly files: readonly FileNode[];
  /** Failed ones come first. */
  readonly tests: readonly TestNode[];
  readonly childrenOf: (node: ResultNode) => readonly (SuiteNode | TestNode)[];
  readonly has: (node: ResultNode) => boolean;
  /** Adds a node and its ancestors. */
  readonly add: (node: ResultNode) => void;
}

/** Errors or lines of output of the rendered nodes. */
interface ShownItems<Item> {
  readonly of: (node: ResultNode) => readonly Item[];
  readonly count: number;
}

/** Failures, then the rest, as far as the slices allow. */
export function shownRows(results: RunResults, slices: number): ShownRows {
  const budget = createSliceBudget(slices);
  const files: FileNode[] = [];
  const tests: TestNode[] = [];
  const children = new Map<ResultNode, (SuiteNode | TestNode)[]>();
  const shown = new Set<ResultNode>();

  const add = (node: ResultNode): void => {
    if (shown.has(node)) return;
    shown.add(node);
    budget.spend(Math.min(TITLE_SHOWN, titleOf(node).length));
    if (node.kind === 'file') {
      files.push(node);
      return;
    }
    if (node.kind === 'test') tests.push(node);
    appendTo(children, node.parent, node);
    add(node.parent);
  };
  const { failedTests, failedFiles } = results;
  for (const nodes of [failedTests, failedFiles, results.tests.values(), results.files.values()]) {
    for (const node of nodes) {
      if (budget.isSpent) break;
      add(node);
    }
  }
  return {
    files,
    tests,
    childrenOf: (node) => children.get(node) ?? [],
    has: (node) => shown.has(node),
    add,
  };
}

function titleOf(node: ResultNode): string {
  return node.kind === 'file' ? node.path : node.title;
}

/** Maximum errors of one test or file in a slice, so that they don't displace all others. */
const ERRORS_OF_ONE = 10;

/** Lines of a diff and locations are elements; each costs as much as this many characters. */
const LINE_COST = 20;

export function shownErrors(rows: ShownRows, slices: number): ShownItems<RunError> {
  const budget = createSliceBudget(slices);
  const taken = new Map<ResultNode, readonly RunError[]>();
  let count = 0;
  for (const node of [...rows.tests, ...rows.files]) {
    const all = node.kind === 'test' ? node.test.errors : (node.result?.errors ?? []);
    const errors = takeErrors(all, budget, slices);
    taken.set(node, errors);
    count += errors.length;
  }
  return { of: (node) => taken.get(node) ?? [], count };
}

/** The first errors of one test or file, or outside of all of them. */
export function takeErrors(
  all: readonly RunError[],
  budget: SliceBudget,
  slices: number,
): readonly RunError[] {
  const taken: RunError[] = [];
  for (const error of all) {
    if (budget.isSpent || taken.length === ERRORS_OF_ONE * slices) break;
    budget.spend(sizeOf(error));
    taken.push(error);
  }
  return taken;
}

function sizeOf({ name, message, diff = '', locations }: RunError): number {
  const { shown } = splitDiff(diff);
  const lines = shown.split('\n').length + locations.length;
  return Math.min(TEXT_SHOWN, name.length + message.length) + shown.length + LINE_COST * lines;
}

/** The output of failed tests, then the rest in its original order. */
export function shownLogs(
  results: RunResults,
  rows: ShownRows,
  slices: number,
): ShownItems<LogLine> {
  const budget = createSliceBudget(slices);
  const taken = new Set<LogLine>();
  const byNode = new Map<ResultNode, LogLine[]>();
  const take = (lines: readonly LogLine[]) => {
    for (const line of lines) {
      if (budget.isSpent) break;
      const node = taken.has(line) ? undefined : writerOf(line, results, rows);
      if (!node) continue;
      taken.add(line);
      budget.spend(Math.min(TEXT_SHOWN, line.text.length));
      rows.add(node);
      appendTo(byNode, node, line);
    }
  };
  for (const { test } of [...rows.tests]) {
    if (test.status === 'fail') take(results.logsOfTest.get(test.id) ?? []);
  }
  take(results.logs);
  return { of: (node) => byNode.get(node) ?? [], count: taken.size };
}

/** The test, if it has finished and is shown; otherwise, the file. */
function writerOf(line: LogLine, results: RunResults, rows: ShownRows): ResultNode | undefined {
  const test = line.test === undefined ? undefined : results.tests.get(line.test);
  return test && rows.has(test) ? test : results.files.get(line.file);
}
