import { attributesOf } from './components.ts';
import { type TreeNode, walkTree } from './walkTree.ts';

export interface PageLink {
  readonly url: string;
  /** From 1. */
  readonly line: number;
  /** From 1; missing for links in front matter. */
  readonly column?: number;
}

/** Reads links, definitions, and the `href` of components, in document order. */
export function readLinks(tree: TreeNode): PageLink[] {
  const links: PageLink[] = [];
  for (const node of walkTree(tree)) {
    const { line, column } = node.position?.start ?? { line: 1 };
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url ?? '', line, column });
    }
    const href = attributesOf(node).href;
    if (href !== undefined) links.push({ url: href, line, column });
  }
  return links;
}
