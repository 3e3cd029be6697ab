import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { type DiagramError, drawDiagram } from './drawDiagram.ts';

const known = new WeakMap<Page, Promise<Problem[]>>();

/** Reports the `dot` blocks of a page that Graphviz can't draw. */
export function diagramProblems(page: Page): Promise<Problem[]> {
  const problems = known.get(page) ?? findProblems(page);
  known.set(page, problems);
  return problems;
}

async function findProblems({ file, tree }: Page): Promise<Problem[]> {
  if (!tree) return [];
  const blocks = [...walkTree(tree as TreeNode)].filter(
    ({ type, lang }) => type === 'code' && lang === DIAGRAM,
  );
  const drawn = blocks.map(async (block): Promise<Problem[]> => {
    try {
      await drawDiagram(block.value ?? '');
      return [];
    } catch (error) {
      const { message, line = 0 } = error as DiagramError;
      const text = `Graphviz can’t draw the diagram: ${message}; fix it`;
      return [{ file, line: lineOf(block) + line, message: text }];
    }
  });
  return (await Promise.all(drawn)).flat();
}
