import type { Node, ReturnStatement } from '@babel/types';

const SKIPPED = new Set(['loc', 'extra', 'leadingComments', 'trailingComments', 'innerComments']);

/** Calls `visit` for all nodes from `node` down, parents first. `parents` ends with the direct parent. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const childParents = [...parents, node];
  for (const child of childrenOf(node)) walk(child, visit, childParents);
}

export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (SKIPPED.has(key)) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** A node and all nodes below it, parents first. */
export function nodesIn(root: Node): Node[] {
  const nodes: Node[] = [];
  walk(root, (node) => nodes.push(node));
  return nodes;
}

/** Whether a node is a function of any kind, including methods. */
export function isFunctionNode({ type }: Node): boolean {
  return /Function|ObjectMethod|ClassMethod/.test(type);
}

/** The `return` statements in the body of a function. */
export function returnsIn(node: Node): ReturnStatement[] {
  return childrenOf(node).flatMap((child) => {
    if (isFunctionNode(child)) return [];
    return child.type === 'ReturnStatement' ? [child] : returnsIn(child);
  });
}

/** What the body of a function returns. */
export function returnedFrom(body: Node): Node[] {
  return returnsIn(body).flatMap(({ argument }) => argument ?? []);
}

/** Where a node begins and ends in the source. Only nodes that no parser made have no positions. */
export function rangeOf(node: Node): [start: number, end: number] {
  return [node.start as number, node.end as number];
}

/** Where a node begins, with a parenthesis around it if there's one. */
export function outerStart(node: Node): number {
  const { parenStart } = node.extra ?? {};
  return typeof parenStart === 'number' ? parenStart : rangeOf(node)[0];
}
