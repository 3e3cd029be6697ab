import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin: passes highlighted code to the theme as an HTML string in the `html` prop instead of
 * an element per token, which is a fraction of the size and gives React nothing to traverse.
 */
export function codeAsHtml() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const code = codeOf(node);
      if (!code) return;
      node.properties.html = toHtml(code.children);
      node.children = [];
    });
  };
}

function codeOf(node: Element): Element | undefined {
  if (node.tagName !== 'pre') return undefined;
  const [child] = node.children;
  return child?.type === 'element' && child.tagName === 'code' ? child : undefined;
}
