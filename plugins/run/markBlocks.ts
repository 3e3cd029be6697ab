import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { runAttributes } from '../markdown/highlight/blockMeta.ts';
import type { SitePlans } from './sitePlans.ts';

/**
 * Remark plugin: adds attributes with the name of the set to the fences of runnable examples; the
 * highlighter copies them into the HTML. `setsOf` returns the sets of a page by its absolute path.
 */
export function markBlocks(setsOf: SitePlans['of']) {
  return async (tree: Root, { path }: VFile): Promise<void> => {
    const sets = await setsOf(path);
    // Each file is matched with one block, because two sets can contain the same file.
    const unmatched = sets.flatMap((set) => set.files.map((file) => ({ set, file })));
    visit(tree, 'code', (node) => {
      const title = fenceAttributes(node.meta ?? '').get('title');
      const index = unmatched.findIndex(
        ({ file }) => file.path === title && file.code === node.value,
      );
      const [match] = index < 0 ? [] : unmatched.splice(index, 1);
      if (!match) return;
      const { name, plan } = match.set;
      const isTest = plan.options.tests.includes(match.file.path);
      const mark = { set: name, format: plan.format, isTest };
      node.meta = `${node.meta ?? ''} ${runAttributes(mark)}`;
    });
  };
}
