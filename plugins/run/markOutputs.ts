import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { callsOf } from '../../checks/examples/callsOf.ts';
import { groupSets } from '../../checks/examples/groupSets.ts';
import { readBlocks } from '../../checks/examples/pageBlocks.ts';
import { readCodeBlocks } from '../../content/markdown/codeBlocks.ts';
import { readHeadings } from '../../content/markdown/headings.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
import { relativePath } from '../../content/relativePath.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';

/**
 * Adds the exit code of its command to each fence with the runner's output, for the highlighter. Uses
 * the tree that Rspress has parsed, because it does this for all pages on one thread.
 */
export function markOutputs(root: string) {
  return (tree: Root, file: VFile): void => {
    const relative = relativePath(root, file.path);
    if (parsePageFile(relative) === undefined) return;
    const headings = readHeadings(tree as TreeNode);
    const codeBlocks = readCodeBlocks(tree, String(file), headings);
    const { blocks } = readBlocks(relative, codeBlocks);
    for (const { block, exit } of groupSets(blocks).flatMap(callsOf)) {
      const node = block && codeBlocks[block.index]?.node;
      if (node && block.fence.exit === undefined) node.meta = `${node.meta ?? ''} exit="${exit}"`;
    }
  };
}
