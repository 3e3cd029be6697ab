import type { TextRun } from './page.ts';
import { lineOf, type TreeNode } from './walk.ts';

/** Stands for code, expressions and images: no letter, no punctuation. */
export const CODE_MARK = '\uFFFC';

const RUN_TYPES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** Every block of running text; bold, links and the like count as part of the text around. */
export function readTextRuns(tree: TreeNode): TextRun[] {
  const runs: TextRun[] = [];
  const visit = (node: TreeNode) => {
    if (isTextBlock(node)) runs.push(readTextRun(node));
    else for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return runs;
}

/** A node whose children are text and not further blocks. */
export function isTextBlock({ type }: TreeNode): boolean {
  return RUN_TYPES.has(type);
}

export function runOf(text: string, line: number): TextRun {
  return { text, lineAt: () => line };
}

export function readTextRun(block: TreeNode): TextRun {
  let text = '';
  const lines: number[] = [];
  const append = (value: string, firstLine: number) => {
    let line = firstLine;
    for (const character of value.split('')) {
      lines.push(line);
      if (character === '\n') line++;
    }
    text += value;
  };
  const visit = (node: TreeNode) => {
    if (node.type === 'text') append(node.value ?? '', lineOf(node));
    else if (node.type === 'break') append('\n', lineOf(node));
    else if (node.children) for (const child of node.children) visit(child);
    else append(CODE_MARK, lineOf(node));
  };
  visit(block);
  return { text, lineAt: (index) => lines[index] ?? lineOf(block) };
}
