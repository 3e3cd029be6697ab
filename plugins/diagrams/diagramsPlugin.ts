import type { RspressPlugin } from '@rspress/core';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { drawDiagram } from './drawDiagram.ts';

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** Draws the `dot` blocks of pages. Must come before plugins that highlight code. */
export function diagrams(): RspressPlugin {
  return { name: 'diagrams', markdown: { remarkPlugins: [drawBlocks] } };
}

/**
 * Remark plugin: replaces `dot` blocks by drawings. Blocks that Graphviz can't draw, or that have no
 * alternative text, have been reported for the page.
 */
export function drawBlocks() {
  return async (tree: Root): Promise<void> => {
    const blocks: { block: Code; replace: (drawing: MdxJsxFlowElement) => void }[] = [];
    visit(tree, 'code', (block, index, parent) => {
      if (block.lang !== DIAGRAM || !parent || index === undefined) return;
      blocks.push({ block, replace: (drawing) => parent.children.splice(index, 1, drawing) });
    });
    for (const { block, replace } of blocks) {
      const alt = fenceAttributes(block.meta ?? '').get('alt') ?? '';
      replace(element('Diagram', { alt: alt.trim(), svg: await drawDiagram(block.value) }));
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
