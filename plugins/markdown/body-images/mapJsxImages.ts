import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * MDX doesn't map elements that are written as JSX to the theme's components. This maps `<img>` (the
 * only way to give an image a size or a larger version), like `![…](…)`.
 */
export function mapJsxImages() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!('name' in node) || node.name !== 'img' || !node.data) return;
      delete (node.data as { _mdxExplicitJsx?: boolean })._mdxExplicitJsx;
    });
  };
}
