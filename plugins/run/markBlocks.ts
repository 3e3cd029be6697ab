import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { runAttributes } from '../markdown/highlight/runMarks.ts';
import type { SitePlans } from './sitePlans.ts';

/**
 * Adds attributes to the fences of a page's runnable examples that name their set; the highlighter
 * copies them into the HTML. `setsOf` returns the sets of a page's file.
 */
export function markBlocks(setsOf: SitePlans['of']) {
  return async (tree: Root, { path }: VFile): Promise<void> => {
    const nodes: Code[] = [];
    visit(tree, 'code', (node) => {
      nodes.push(node);
    });
    const sets = await setsOf(path);
    // Match each block once, because two sets can contain the same file.
    const remaining = sets.flatMap((set) => set.files.map((file) => ({ set, file })));
    for (const node of nodes) {
      const title = fenceAttributes(node.meta ?? '').get('title');
      const at = remaining.findIndex(({ file }) => file.path === title && file.code === node.value);
      const [found] = at < 0 ? [] : remaining.splice(at, 1);
      if (!found) continue;
      const { name, plan } = found.set;
      const mark = {
        set: name,
        format: plan.format,
        isTest: plan.tests.includes(found.file.path),
      };
      node.meta = `${node.meta ?? ''} ${runAttributes(mark)}`;
    }
  };
}
