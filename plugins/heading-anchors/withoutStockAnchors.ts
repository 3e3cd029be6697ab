import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Takes out the `#` links that Rspress puts into headings: hidden from screen readers yet in the
 * order of the tab key. The theme sets its own beside the heading, named after it.
 */
export function withoutStockAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (HEADINGS.has(node.tagName)) {
        node.children = node.children.filter((child) => !isStockAnchor(child as Element));
      }
    });
  };
}

function isStockAnchor(node: Element): boolean {
  return node.tagName === 'a' && node.properties.class === 'rp-header-anchor';
}
