import type { RspressPlugin } from '@rspress/core';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { type ComponentElement, componentElement } from '../../content/markdown/components.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { drawDiagram } from './drawDiagram.ts';

/** Draws the `dot` blocks of pages. Must come before plugins that highlight code. */
export function diagrams(): RspressPlugin {
  return { name: 'diagrams', markdown: { remarkPlugins: [drawBlocks] } };
}

/**
 * Remark plugin: replaces `dot` blocks with drawings. Page problems (plugins/pages/page-problems) report
 * blocks that Graphviz can't draw or that have no alternative text.
 */
export function drawBlocks() {
  return async (tree: Root): Promise<void> => {
    const blocks: { block: Code; replace: (drawing: ComponentElement) => void }[] = [];
    visit(tree, 'code', (block, index, parent) => {
      if (block.lang !== DIAGRAM || !parent || index === undefined) return;
      blocks.push({ block, replace: (drawing) => parent.children.splice(index, 1, drawing) });
    });
    for (const { block, replace } of blocks) {
      const alt = fenceAttributes(block.meta ?? '').get('alt') ?? '';
      const svg = await drawDiagram(block.value);
      replace(componentElement('Diagram', { alt: alt.trim(), svg }));
    }
  };
}
