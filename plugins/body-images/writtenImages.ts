import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * MDX leaves an element that is written as JSX as it is. An `<img>` (the only way to give an image
 * a size or a larger twin) becomes the theme's image all the same, as `![…](…)` does.
 */
export function writtenImages() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!('name' in node) || node.name !== 'img' || !node.data) return;
      delete (node.data as { _mdxExplicitJsx?: boolean })._mdxExplicitJsx;
    });
  };
}
