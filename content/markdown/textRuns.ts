import { lineOf, type TreeNode } from './walkTree.ts';

/** The visible text of a paragraph, heading, or table cell; code is replaced by `CODE_PLACEHOLDER`. */
export interface TextRun {
  readonly text: string;
  /** The line of a character, from 1. */
  readonly lineAt: (index: number) => number;
}

/** Replaces code, expressions, and images. The character is neither a letter nor punctuation. */
export const CODE_PLACEHOLDER = '\uFFFC';

const RUN_TYPES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** Reads all blocks of text. Text in inline elements such as bold or links is included. */
export function readTextRuns(tree: TreeNode): TextRun[] {
  const runs: TextRun[] = [];
  const visit = (node: TreeNode) => {
    if (isTextBlock(node)) runs.push(readTextRun(node));
    else for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return runs;
}

/** Whether a node contains text rather than other blocks. */
export function isTextBlock({ type }: TreeNode): boolean {
  return RUN_TYPES.has(type);
}

/** A text that's on one line. */
export function runOf(text: string, line: number): TextRun {
  return { text, lineAt: () => line };
}

export function readTextRun(block: TreeNode): TextRun {
  let text = '';
  const lines: number[] = [];
  const append = (value: string, firstLine: number) => {
    let line = firstLine;
    // By UTF-16 code units, as indexes of strings count them.
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
    else append(CODE_PLACEHOLDER, lineOf(node));
  };
  visit(block);
  return { text, lineAt: (index) => lines[index] ?? lineOf(block) };
}
