import type { AnyNode, Identifier, Program } from 'acorn';
import { namesWithin } from './declaredNames.ts';
import { childNodesOf } from './walkCode.ts';

export interface Reference {
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
