import type { Node, Program } from '@babel/types';
import { declarationsIn } from '../syntax/scopes.ts';
import { dottedName, unwrap } from '../syntax/values.ts';
import { walk } from '../syntax/walk.ts';

/** Where a file exports its configuration. */
export interface Exported {
  readonly statement: Node;
  readonly value: Node;
  readonly commonJs: boolean;
}

export function exportedConfig(program: Program): Exported | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      return { statement, value: statement.declaration, commonJs: false };
    }
    if (statement.type === 'TSExportAssignment') {
      return { statement, value: statement.expression, commonJs: true };
    }
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression') continue;
    if (dottedName(expression.left) === 'module.exports') {
      return { statement, value: expression.right, commonJs: true };
    }
  }
  return undefined;
}

/** The last argument of `defineConfig`, `mergeConfig`, or `createJestConfig` is a configuration. */
const WRAPPERS = /^(?:define\w*|merge\w*|create\w*|\w*[cC]onfig\w*|Object\.assign|nextJest)$/;

/**
 * The expressions that an exported value may be: through variables, functions, conditions, and
 * wrappers such as `defineConfig`. Objects are configurations; what isn't an object can't be read.
 */
export function configValues(node: Node, program: Program, seen = new Set<Node>()): Node[] {
  const value = unwrap(node);
  if (seen.has(value)) return [];
  seen.add(value);
  const read = (inner: Node | null | undefined) =>
    inner ? configValues(inner, program, seen) : [];
  switch (value.type) {
    case 'Identifier': {
      const declaration = declarationsIn(program).get(value.name);
      if (declaration?.type === 'VariableDeclarator' && declaration.init)
        return read(declaration.init);
      return declaration?.type === 'FunctionDeclaration' ? read(declaration) : [value];
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      if (value.body.type !== 'BlockStatement') return read(value.body);
      return returnedFrom(value.body).flatMap(read);
    case 'ConditionalExpression':
      return [...read(value.consequent), ...read(value.alternate)];
    case 'AwaitExpression':
      return read(value.argument);
    case 'CallExpression': {
      const name = dottedName(value.callee) ?? '';
      if (value.callee.type === 'Identifier' && isLocalFunction(value.callee.name, program)) {
        return [...read(value.callee), ...value.arguments.filter(isConfigLike).flatMap(read)];
      }
      return WRAPPERS.test(name) ? value.arguments.flatMap(read) : [value];
    }
    default:
      return [value];
  }
}

function isConfigLike(node: Node): boolean {
  return unwrap(node).type === 'ObjectExpression';
}

function isLocalFunction(name: string, program: Program): boolean {
  const declaration = declarationsIn(program).get(name);
  if (declaration?.type === 'FunctionDeclaration') return true;
  return (
    declaration?.type === 'VariableDeclarator' && /Function/.test(declaration.init?.type ?? '')
  );
}

function returnedFrom(body: Node): Node[] {
  const returned: Node[] = [];
  walk(body, (node, parents) => {
    const inFunction = parents.slice(1).some(({ type }) => /Function|ObjectMethod/.test(type));
    if (node.type === 'ReturnStatement' && node.argument && !inFunction)
      returned.push(node.argument);
  });
  return returned;
}
