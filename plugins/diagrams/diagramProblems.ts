import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { type DiagramError, drawDiagram } from './drawDiagram.ts';

/** Reports the `dot` blocks of a page that Graphviz can't draw. Each is drawn once. */
export async function diagramProblems({ file, tree }: Page): Promise<Problem[]> {
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
