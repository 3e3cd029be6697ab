import type { Nodes } from 'mdast';

/** A Markdown or MDX node, with the fields of all node types. */
export interface TreeNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly identifier?: string;
  readonly depth?: number;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly name?: string | null;
  readonly attributes?: readonly TreeNode[];
  readonly children?: readonly TreeNode[];
  readonly position?: Nodes['position'];
}

/** Yields all nodes depth-first, in document order. */
export function* walkTree(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkTree(child);
}

export function lineOf(node: TreeNode): number {
  return node.position?.start.line ?? 1;
}

/** The inline code in a node. */
export function codeIn(node: TreeNode): string[] {
  return [...walkTree(node)].flatMap(({ type, value }) => (type === 'inlineCode' && value) || []);
}
