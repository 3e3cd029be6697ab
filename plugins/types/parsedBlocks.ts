import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type PageBlocks, readBlocks } from '../../checks/examples/pageBlocks.ts';
import { readCodeBlocks } from '../../content/markdown/codeBlocks.ts';
import { readHeadings } from '../../content/markdown/headings.ts';
import type { TreeNode } from '../../content/markdown/walk.ts';
import { relativePath } from '../../content/relativePath.ts';

/** The code blocks of pages that Rspress has parsed in this build, by file. */
export type ParsedBlocks = Map<string, PageBlocks['blocks']>;

/** Keeps the code blocks of each page, so that they don't have to be parsed again. */
export function keepBlocks(root: string, parsed: ParsedBlocks) {
  return (tree: Root, file: VFile): void => {
    const relative = relativePath(root, file.path);
    const codeBlocks = readCodeBlocks(tree, String(file), readHeadings(tree as TreeNode));
    parsed.set(relative, readBlocks(relative, codeBlocks).blocks);
  };
}
