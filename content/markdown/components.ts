import type { RootContent } from 'mdast';
import { lineOf, type TreeNode, walkTree } from './walkTree.ts';

export interface Component {
  /** Empty for a fragment. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** From 1. */
  readonly line: number;
  readonly column?: number | undefined;
}

export function readComponents(tree: TreeNode): Component[] {
  return [...walkTree(tree)]
    .filter((node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    .map((node) => ({
      name: node.name ?? '',
      attributes: attributesOf(node),
      line: lineOf(node),
      column: node.position?.start.column,
    }));
}

/** The attributes of a component by name; `undefined` for those that aren't strings. */
export function attributesOf(node: TreeNode): Record<string, string | undefined> {
  const pairs = (node.attributes ?? [])
    .filter(({ name }) => name)
    .map(({ name, value }) => [name, typeof value === 'string' ? value : undefined]);
  return Object.fromEntries(pairs);
}

export type ComponentElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** A component that the build adds to a page. */
export function componentElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
): ComponentElement {
  const pairs = Object.entries(attributes);
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: pairs.map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [],
  };
}
