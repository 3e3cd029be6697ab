import type { AnyNode } from 'acorn';

/** The direct children of a node, in source order. */
export function childNodesOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  // A shorthand property contains its identifier twice.
  const [first, second] = children;
  if (node.type === 'Property' && node.shorthand && first && second?.start === first.start) {
    return [second];
  }
  return children;
}

/** Visits a node and all its descendants, each with its parent. */
export function walkCode(
  node: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void,
  parent?: AnyNode,
): void {
  visit(node, parent);
  for (const child of childNodesOf(node)) walkCode(child, visit, node);
}

type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

export function isFunction(node: AnyNode): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
