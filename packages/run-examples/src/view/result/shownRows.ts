import { appendTo } from './appendTo';
import type { FileNode, ResultNode, RunResults, SuiteNode, TestNode } from './runResults';
import { TITLE_SHOWN } from './shownText';
import { createSliceBudget } from './sliceBudget';

/** The rendered nodes of a run's tree. */
export interface ShownRows {
  readonly files: readonly FileNode[];
  /** Failed ones come first. */
  readonly tests: readonly TestNode[];
  readonly childrenOf: (node: ResultNode) => readonly (SuiteNode | TestNode)[];
  readonly has: (node: ResultNode) => boolean;
  /** Adds a node and its ancestors. */
  readonly add: (node: ResultNode) => void;
}

/** Errors or lines of output of the rendered nodes. */
export interface ShownItems<Item> {
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
