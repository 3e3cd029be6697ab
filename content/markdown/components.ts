import { lineOf, type TreeNode, walk } from './walk.ts';

export interface Component {
  /** Empty for a fragment. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** From 1. */
  readonly line: number;
}

export function readComponents(tree: TreeNode): Component[] {
  return [...walk(tree)]
    .filter((node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    .map((node) => ({ name: node.name ?? '', attributes: attributesOf(node), line: lineOf(node) }));
}

/** The attributes with string values; `{expression}` values aren't known before the page runs. */
export function attributesOf(node: TreeNode): Record<string, string | undefined> {
  const pairs = (node.attributes ?? [])
    .filter(({ name, value }) => name && typeof value === 'string')
    .map(({ name, value }) => [name, value]);
  return Object.fromEntries(pairs);
}
