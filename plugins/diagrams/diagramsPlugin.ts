import type { RspressPlugin } from '@rspress/core';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { formatProblem } from '../../content/problem.ts';
import { relativePath } from '../../content/relativePath.ts';
import { type DiagramError, drawDiagram } from './drawDiagram.ts';

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** Draws the `dot` blocks of pages. Must come before plugins that highlight code. */
export function diagrams(): RspressPlugin {
  return { name: 'diagrams', markdown: { remarkPlugins: [drawBlocks] } };
}

/**
 * Remark plugin: replaces `dot` blocks by drawings. Fails for a block that Graphviz can't draw, or
 * that has no alternative text.
 */
export function drawBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { block: Code; replace: (drawing: MdxJsxFlowElement) => void }[] = [];
    visit(tree, 'code', (block, index, parent) => {
      if (block.lang !== DIAGRAM || !parent || index === undefined) return;
      blocks.push({ block, replace: (drawing) => parent.children.splice(index, 1, drawing) });
    });
    for (const { block, replace } of blocks) {
      const fail = (message: string, offset = 0): never => {
        // Rspress prints the message of an error, but not its line.
        const line = (block.position?.start.line ?? 1) + offset;
        const page = relativePath(file.cwd, file.path);
        return file.fail(formatProblem({ file: page, line, message }), block);
      };
      const alt = fenceAttributes(block.meta ?? '')
        .get('alt')
        ?.trim();
      if (!alt) fail('the diagram has no alternative text: describe it, as in ```dot alt="…"');
      const svg = await drawDiagram(block.value).catch((error: DiagramError) =>
        fail(`Graphviz can’t draw the diagram: ${error.message}`, error.line),
      );
      replace(element('Diagram', { alt: alt as string, svg }));
    }
  };
}

function element(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
