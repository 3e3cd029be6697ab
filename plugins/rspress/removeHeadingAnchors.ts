import type { Element, ElementContent, Root } from 'hast';
import { assertInternal, rspressInternal } from 'static-pages/build';
import { visit } from 'unist-util-visit';

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const ANCHOR = rspressInternal(
  'an <a class="rp-header-anchor"> in every heading',
  'dist/node/mdx/rehypePlugins/headerAnchor.js',
  'plugins/rspress/removeHeadingAnchors.ts',
);

/**
 * Rehype plugin: removes the `#` links that Rspress puts into headings, which are hidden from screen
 * readers but focusable. The theme adds a link next to the heading, named after the heading.
 */
export function removeHeadingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!HEADINGS.has(node.tagName)) return;
      const children = node.children.filter((child) => !isAnchor(child));
      assertInternal(children.length < node.children.length, ANCHOR);
      node.children = children;
    });
  };
}

function isAnchor(node: ElementContent): node is Element {
  return (
    node.type === 'element' && node.tagName === 'a' && node.properties.class === 'rp-header-anchor'
  );
}
