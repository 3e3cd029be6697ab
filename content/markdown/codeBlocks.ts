import type { Code, Root } from 'mdast';
import type { PageHeading } from './headings.ts';
import { INTRODUCTION } from './sections.ts';
import { type TreeNode, walkTree } from './walkTree.ts';

/** A fenced code block of a page. */
export interface PageCodeBlock {
  /** Its node in the page's tree. */
  readonly node: Code;
  /** Empty if the fence has no language. */
  readonly lang: string;
  /** The rest of the fence line, as in the source: the Markdown parser would unescape backslashes. */
  readonly meta: string;
  readonly code: string;
  /** ID of the preceding heading; `INTRODUCTION` before the first one. */
  readonly heading: string;
  /** Lines of the opening and the closing fence, from 1. */
  readonly line: number;
  readonly endLine: number;
  /** Offsets of the whole block in the source, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The language of blocks that are drawn. Nothing runs, checks, or copies them as code. */
export const DIAGRAM = 'dot';

/** Reads the code blocks of a tree in document order, without diagrams. `headings` are the tree's. */
export function readCodeBlocks(
  tree: Root,
  source: string,
  headings: readonly PageHeading[],
): PageCodeBlock[] {
  const offsetAt = offsets(source);
  const blocks: PageCodeBlock[] = [];
  let headingCount = 0;
  for (const node of walkTree(tree as TreeNode)) {
    if (node.type === 'heading') headingCount++;
    if (node.type !== 'code' || !node.position) continue;
    const code = node as Code;
    if (code.lang === DIAGRAM) continue;
    const { start, end } = node.position;
    const from = offsetAt(start);
    blocks.push({
      node: code,
      lang: code.lang ?? '',
      meta: rawMeta(source, from),
      code: code.value,
      heading: headings[headingCount - 1]?.id ?? INTRODUCTION,
      line: start.line,
      endLine: end.line,
      start: from,
      end: offsetAt(end),
    });
  }
  return blocks;
}

/**
 * Returns a function that converts line and column to an offset. Offsets in the tree would include the
 * backslashes that `parseMarkdown` adds.
 */
export function offsets(source: string): (point: { line: number; column: number }) => number {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) => (lineStarts[line - 1] ?? source.length) + column - 1;
}

function rawMeta(source: string, start: number): string {
  const [line = ''] = source.slice(start).split(/\r?\n/, 1);
  return line.replace(/^(?:`+|~+)\s*\S*/, '').trim();
}
