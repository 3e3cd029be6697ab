import type { Node } from '@babel/types';

const SKIPPED = new Set(['loc', 'extra', 'leadingComments', 'trailingComments', 'innerComments']);

/** Calls `visit` for `node` and everything in it, parents first. `parents` ends with the nearest. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const inner = [...parents, node];
  for (const child of childrenOf(node)) walk(child, visit, inner);
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

/** All nodes in `node`, itself included. */
export function nodesIn(node: Node): Node[] {
  const nodes: Node[] = [];
  walk(node, (one) => nodes.push(one));
  return nodes;
}

export function isFunctionNode({ type }: Node): boolean {
  return /Function|ObjectMethod|ClassMethod/.test(type);
}

/** Where a node begins and ends in the source. */
export function rangeOf(node: Node): [start: number, end: number] {
  return [node.start as number, node.end as number];
}
