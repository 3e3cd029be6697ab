import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { DiagramError, drawDiagram } from './drawDiagram.ts';

/** Reports the `dot` blocks of a page that Graphviz can't draw. */
export async function diagramProblems({ file, tree }: Page): Promise<Problem[]> {
  if (!tree) return [];
  const blocks = [...walkTree(tree as TreeNode)].filter(
    ({ type, lang }) => type === 'code' && lang === DIAGRAM,
  );
  const problems = blocks.map(async (block): Promise<Problem[]> => {
    try {
      await drawDiagram(block.value ?? '');
      return [];
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      const message = `Graphviz can’t draw the diagram: ${error.message}; fix it`;
      return [{ file, line: lineOf(block) + (error.line ?? 0), message }];
    }
  });
  return (await Promise.all(problems)).flat();
}
