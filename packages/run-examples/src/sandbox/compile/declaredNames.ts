import type { AnyNode, Identifier, Pattern, Program } from 'acorn';
import { childNodesOf, isFunction } from './walkCode.ts';

/** The names that a pattern binds, with defaults and nested patterns. */
function namesOfPattern(pattern: Pattern): string[] {
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
function namesWithin(node: AnyNode): string[] {
  if (isFunction(node)) {
    const ofFunction = node.type === 'FunctionExpression' && node.id ? [node.id.name] : [];
    return [...ofFunction, ...node.params.flatMap(namesOfPattern), ...varsBelow(node.body)];
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
  const isVar = node.type === 'VariableDeclaration' && node.kind === 'var';
  return [...(isVar ? namesOfStatement(node) : []), ...childNodesOf(node).flatMap(varsBelow)];
}

interface Reference {
  readonly node: Identifier;
  /** `{ name }` in an object: needs `{ name: … }` to mean something else. */
  readonly shorthand: boolean;
  /** `name()`: must not become a call with `this`. */
  readonly called: boolean;
}

/** The uses of the module's names in `wanted` that aren't shadowed. */
export function findReferences(program: Program, wanted: ReadonlySet<string>): Reference[] {
  const visit = (
    node: AnyNode,
    parent: AnyNode | undefined,
    hidden: ReadonlySet<string>,
  ): Reference[] => {
    if (node.type === 'Identifier') {
      const found = wanted.has(node.name) && !hidden.has(node.name) && !isName(node, parent);
      return found ? [reference(node, parent)] : [];
    }
    if (onlyNames(node)) return [];
    const below = node === program ? hidden : union(hidden, namesWithin(node));
    return childNodesOf(node).flatMap((child) => visit(child, node, below));
  };
  return visit(program, undefined, new Set());
}

function reference(node: Identifier, parent: AnyNode | undefined): Reference {
  const called =
    (parent?.type === 'CallExpression' && parent.callee === node) ||
    (parent?.type === 'TaggedTemplateExpression' && parent.tag === node);
  return { node, shorthand: parent?.type === 'Property' && parent.shorthand, called };
}

/** `import` and `export` lists aren't uses. */
function onlyNames(node: AnyNode): boolean {
  if (node.type === 'ExportNamedDeclaration') return !node.declaration;
  return node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration';
}

/** Whether the identifier only names a property, a method, or a label. */
function isName(node: Identifier, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.key === node && !parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

function union(names: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return more.length === 0 ? names : new Set([...names, ...more]);
}
