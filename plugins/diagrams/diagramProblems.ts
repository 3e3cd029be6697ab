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

async function findProblems({ file, codeBlocks }: Page): Promise<Problem[]> {
  const drawn = codeBlocks
    .filter(({ lang }) => lang === 'dot')
    .map(async ({ code, line }): Promise<Problem[]> => {
      try {
        await drawDiagram(code);
        return [];
      } catch (error) {
        const { message, line: offset = 0 } = error as DiagramError;
        return [
          {
            file,
            line: line + offset,
            message: `Graphviz can’t draw the diagram: ${message}; fix it`,
          },
        ];
      }
    });
  return (await Promise.all(drawn)).flat();
}
