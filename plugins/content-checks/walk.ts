/** What the checks need to know of a Markdown node, MDX nodes included. */
export interface TreeNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly name?: string | null;
  readonly attributes?: readonly TreeNode[];
  readonly children?: readonly TreeNode[];
  readonly position?: {
    readonly start: { readonly line: number };
    readonly end: { readonly line: number };
  };
}

/** Depth first, in the order of the text. */
export function* walk(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

export function lineOf(node: TreeNode): number {
  return node.position?.start.line ?? 1;
}
