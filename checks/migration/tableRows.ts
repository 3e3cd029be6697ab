import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';

export interface TableRow {
  /** Names in code in the first cell. */
  readonly names: readonly string[];
  /** The text of the last cell. */
  readonly answer: string;
  readonly line: number;
}

/** The rows of the tables below a heading, up to the next one of any level. */
export function tableRows({ tree, headings }: Page, id: string): TableRow[] {
  const rows: TableRow[] = [];
  let heading = -1;
  for (const node of tree ? walkTree(tree as TreeNode) : []) {
    if (node.type === 'heading') heading += 1;
    if (headings[heading]?.id !== id || node.type !== 'tableRow') continue;
    const cells = node.children ?? [];
    const names = codeIn(cells[0]);
    if (names.length > 0) rows.push({ names, answer: textIn(cells.at(-1)), line: lineOf(node) });
  }
  return rows;
}

function codeIn(node: TreeNode | undefined): string[] {
  if (!node) return [];
  return [...walkTree(node)].flatMap(({ type, value }) =>
    type === 'inlineCode' ? namesIn(value ?? '') : [],
  );
}

/** `jest.mock(path, factory)` is about `jest.mock`; `vi.*` and `globals: { NAME }` about their start. */
function namesIn(code: string): string[] {
  const start = /^[{\s]*([%@\w$.]+)/.exec(code)?.[1] ?? code;
  return [start.replace(/\.$/, '')];
}

function textIn(node: TreeNode | undefined): string {
  return node ? [...walkTree(node)].map(({ value = '' }) => value).join('') : '';
}
