import type { Node, Program } from '@babel/types';
import { declarationsIn } from '../syntax/scopes.ts';
import { dottedName, unwrap } from '../syntax/values.ts';
import { isFunctionNode, walk } from '../syntax/walk.ts';

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

/** Arguments of `defineConfig`, `mergeConfig`, or `createJestConfig` are configurations. */
const WRAPPERS = /^(?:define\w*|merge\w*|create\w*|\w*[cC]onfig\w*|Object\.assign|nextJest)$/;

/**
 * The expressions that an exported value may be: through variables, functions, conditions, and
 * wrappers such as `defineConfig`. Objects are configurations; what isn't an object can't be read.
 */
export function configValues(node: Node, program: Program, seen = new Set<Node>()): Node[] {
  const value = unwrap(node);
  if (seen.has(value)) return [];
  seen.add(value);
  const read = (inner: Node) => configValues(inner, program, seen);
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
    case 'CallExpression':
      return WRAPPERS.test(dottedName(value.callee) ?? '')
        ? value.arguments.flatMap(read)
        : [value];
    default:
      return [value];
  }
}

function returnedFrom(body: Node): Node[] {
  const returned: Node[] = [];
  walk(body, (node, parents) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    if (!parents.some(isFunctionNode)) returned.push(node.argument);
  });
  return returned;
}
