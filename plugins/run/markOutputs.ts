import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { callsOf } from '../../checks/examples/callsOf.ts';
import { groupSets } from '../../checks/examples/groupSets.ts';
import { pageBlocks } from '../../checks/examples/pageBlocks.ts';
import { readPage } from '../../content/readPages.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';

/** Adds the exit code of its command to each fence with the runner's output, for the highlighter. */
export function markOutputs(root: string) {
  return (tree: Root, file: VFile): void => {
    const relative = path.relative(root, file.path).split(path.sep).join('/');
    if (parsePageFile(relative) === undefined) return;
    const nodes: Code[] = [];
    visit(tree, 'code', (node) => {
      nodes.push(node);
    });
    const { blocks } = pageBlocks(readPage(root, relative));
    for (const { block, exit } of groupSets(blocks).flatMap(callsOf)) {
      const node = block && nodes[block.index];
      if (node && block.fence.exit === undefined) node.meta = `${node.meta ?? ''} exit="${exit}"`;
    }
  };
}
