import type { Node, Program } from '@babel/types';
import { declarationOf } from '../syntax/scopes.ts';
import { dottedName, unwrap } from '../syntax/values.ts';
import { returnedFrom } from '../syntax/walk.ts';

/** Where a file exports its configuration. */
export interface Exported {
  readonly statement: Node;
  readonly value: Node;
  readonly isCommonJs: boolean;
}

/** The first `export default`, `export =`, or `module.exports =` of a file; undefined if it has none. */
export function exportedConfig(program: Program): Exported | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      return { statement, value: statement.declaration, isCommonJs: false };
    }
    if (statement.type === 'TSExportAssignment') {
      return { statement, value: statement.expression, isCommonJs: true };
    }
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression') continue;
    if (dottedName(expression.left) === 'module.exports') {
      return { statement, value: expression.right, isCommonJs: true };
    }
  }
  return undefined;
}

/** Arguments of `defineConfig`, `mergeConfig`, `createJestConfig`, or `Object.assign` are configurations. */
const WRAPPERS = /^(?:define\w*|merge\w*|create\w*|\w*[cC]onfig\w*|Object\.assign)$/;

/**
 * The expressions that an exported value can stand for, through variables, functions, conditions, and
 * wrappers such as `defineConfig`. Objects are configurations; the converter can't read other expressions.
 * Adds everything on the way to `seen`, such as functions.
 */
export function configValues(node: Node, program: Program, seen: Set<Node> = new Set()): Node[] {
  return valuesIn(node, [program], seen);
}

function valuesIn(node: Node, scopes: readonly Node[], seen: Set<Node>): Node[] {
  const value = unwrap(node);
  if (seen.has(value)) return [];
  seen.add(value);
  const read = (part: Node) => valuesIn(part, scopes, seen);
  switch (value.type) {
    case 'Identifier': {
      const declaration = declarationOf(value.name, scopes);
      if (declaration?.type === 'VariableDeclarator' && declaration.init)
        return read(declaration.init);
      return declaration?.type === 'FunctionDeclaration' ? read(declaration) : [value];
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      const results =
        value.body.type === 'BlockStatement' ? returnedFrom(value.body) : [value.body];
      return results.flatMap((result) => valuesIn(result, [...scopes, value, value.body], seen));
    }
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
