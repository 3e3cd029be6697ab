import type { AnyNode, Pattern } from 'acorn';
import { childNodesOf, isFunction } from './walkCode.ts';

/** The names that a pattern binds, with defaults and nested patterns. */
export function namesOfPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOfPattern(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOfPattern(element) : []));
    case 'RestElement':
      return namesOfPattern(pattern.argument);
    case 'AssignmentPattern':
      return namesOfPattern(pattern.left);
    default:
      return [];
  }
}

/** The names that a node declares for its own scope: parameters and declarations in its body. */
export function namesWithin(node: AnyNode): string[] {
  if (isFunction(node)) {
    const own = node.type === 'FunctionExpression' && node.id ? [node.id.name] : [];
    return [...own, ...node.params.flatMap(namesOfPattern), ...varsBelow(node.body)];
  }
  switch (node.type) {
    case 'BlockStatement':
    case 'StaticBlock':
    case 'Program':
      return node.body.flatMap(namesOfStatement);
    case 'ForStatement':
      return node.init ? namesOfStatement(node.init) : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return namesOfStatement(node.left);
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent.flatMap(namesOfStatement));
    case 'CatchClause':
      return node.param ? namesOfPattern(node.param) : [];
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    default:
      return [];
  }
}

/** The names that a statement declares for its enclosing block. */
export function namesOfStatement(node: AnyNode): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => namesOfPattern(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : [];
    case 'ExportNamedDeclaration':
      return node.declaration ? namesOfStatement(node.declaration) : [];
    case 'ExportDefaultDeclaration':
      return namesOfStatement(node.declaration as AnyNode);
    default:
      return [];
  }
}

/** `var` is visible in the whole function. */
function varsBelow(node: AnyNode): string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclaration' && node.kind === 'var';
  return [...(own ? namesOfStatement(node) : []), ...childNodesOf(node).flatMap(varsBelow)];
}
