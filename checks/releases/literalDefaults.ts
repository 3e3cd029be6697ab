import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FUNCTION = 'createDefaultConfig';

/** Reads the literal defaults from a package's scripts; undefined if they can't be found. */
export function readDefaults(directory: string): Map<string, string> | undefined {
  const folder = path.join(directory, 'dist');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const found = text.includes(`${FUNCTION} =`) ? literalDefaults(text) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * The literals in the object that `createDefaultConfig` returns, as source by path. Leaves out values
 * that are computed.
 */
export function literalDefaults(script: string): Map<string, string> | undefined {
  const source = ts.createSourceFile('dist.js', script, ts.ScriptTarget.Latest, true);
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isVariableDeclaration(node) && node.name.getText() === FUNCTION) {
      found = returnedObject(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found && new Map(literalsOf(found, ''));
}

function returnedObject(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node || !ts.isArrowFunction(node)) return undefined;
  const body = ts.isParenthesizedExpression(node.body) ? node.body.expression : node.body;
  return ts.isObjectLiteralExpression(body) ? body : undefined;
}

function literalsOf(object: ts.ObjectLiteralExpression, prefix: string): [string, string][] {
  return object.properties.flatMap((property): [string, string][] => {
    if (!ts.isPropertyAssignment(property)) return [];
    const { initializer, name } = property;
    const key = prefix + (ts.isStringLiteral(name) ? name.text : name.getText());
    if (ts.isObjectLiteralExpression(initializer)) return literalsOf(initializer, `${key}.`);
    const text = literal(initializer);
    return text === undefined ? [] : [[key, text]];
  });
}

function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node)) return `'${node.text}'`;
  if (ts.isNumericLiteral(node)) return String(Number(node.text));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'false';
  // How a minified script writes true and false.
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken) return String(node.operand.text === '0');
  }
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const items = node.elements.map(literal);
  return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
}
