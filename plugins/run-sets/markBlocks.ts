import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fenceTitle, runAttributes } from '../highlight/runMarks.ts';
import type { PlannedSet } from './planPage.ts';

/**
 * Says on the fences of a page's runnable examples which set they belong to; the highlighter puts
 * it into the markup. `setsOf` gives the sets of a page's file.
 */
export function markBlocks(setsOf: (file: string) => Promise<readonly PlannedSet[]>) {
  return async (tree: Root, { path }: VFile): Promise<void> => {
    const sets = await setsOf(path);
    // Each block once: two sets may hold the same file.
    const left = sets.flatMap((set) => set.files.map((file) => ({ set, file })));
    visit(tree, 'code', (node: Code) => {
      const title = fenceTitle(node.meta ?? '');
      const at = left.findIndex(({ file }) => file.path === title && file.code === node.value);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (!found) return;
      const { name, plan } = found.set;
      const isTest = plan.tests.includes(found.file.path);
      node.meta = `${node.meta ?? ''} ${runAttributes({ set: name, place: plan.place, isTest })}`;
    });
  };
}
