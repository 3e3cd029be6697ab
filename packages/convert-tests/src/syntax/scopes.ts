import type { Node } from '@babel/types';
import { unwrap } from './values.ts';
import { childrenOf } from './walk.ts';

const declared = new WeakMap<Node, ReadonlyMap<string, Node>>();

/** The node that declares `name` for code inside `parents`; undefined if it's global. */
export function declarationOf(name: string, parents: readonly Node[]): Node | undefined {
  for (const scope of [...parents].reverse()) {
    const declaration = declarationsIn(scope).get(name);
    if (declaration) return declaration;
  }
  return undefined;
}

/** The names that a scope itself declares, with their declaration, parameter, or import specifier. */
export function declarationsIn(scope: Node): ReadonlyMap<string, Node> {
  const cached = declared.get(scope);
  if (cached) return cached;
  const names = new Map<string, Node>();
  const add = (pattern: Node | null | undefined, node: Node) => {
    for (const name of boundNames(pattern)) names.set(name, node);
  };
  for (const parameter of parametersOf(scope)) add(parameter, parameter);
  if (scope.type === 'FunctionExpression' || scope.type === 'ClassExpression') add(scope.id, scope);
  if (scope.type === 'CatchClause') add(scope.param, scope);
  if (/^(?:Program|BlockStatement|For\w*Statement)$/.test(scope.type))
    for (const child of childrenOf(scope)) addStatement(child, add);
  declared.set(scope, names);
  return names;
}

function addStatement(
  statement: Node,
  add: (pattern: Node | null | undefined, node: Node) => void,
): void {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (node?.type) {
    case 'VariableDeclaration':
      for (const declarator of node.declarations) add(declarator.id, declarator);
      break;
    case 'ImportDeclaration':
      for (const specifier of node.specifiers) add(specifier.local, specifier);
      break;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
    case 'TSDeclareFunction':
      add(node.id, node);
  }
}

/** The parameters of a function; none for other nodes. */
export function parametersOf(node: Node): readonly Node[] {
  return 'params' in node && Array.isArray(node.params) ? (node.params as Node[]) : [];
}

/** The names that a pattern binds. */
export function boundNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'TSParameterProperty':
      return boundNames(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'ObjectProperty' ? property.value : property),
      );
    default:
      return [];
  }
}

/** Whether an identifier refers to a variable, rather than being a key, a label, or a declaration. */
export function isReference(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.object === node || parent.computed;
    case 'ObjectProperty':
      return parent.value === node || (parent.computed && parent.key === node);
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return 'computed' in parent && Boolean(parent.computed) && parent.key === node;
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'LabeledStatement':
    case 'JSXAttribute':
    case 'TSModuleDeclaration':
    case 'TSQualifiedName':
      return false;
    case 'ExportSpecifier':
      return parent.local === node;
    case 'VariableDeclarator':
      return parent.init === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.body === node;
    default:
      return true;
  }
}

/** The value of a variable at the top of the file that a node names; otherwise, the node itself. */
export function resolveConstant(node: Node, program: Node | undefined): Node {
  const value = unwrap(node);
  if (value.type !== 'Identifier' || !program) return value;
  const declaration = declarationsIn(program).get(value.name);
  if (declaration?.type !== 'VariableDeclarator' || !declaration.init) return value;
  return unwrap(declaration.init);
}
