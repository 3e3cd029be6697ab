import ts from 'typescript';

/** A value that can't be known without running the code. */
export const UNKNOWN: unique symbol = Symbol('unknown');

export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | typeof UNKNOWN
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Returns the value of a name in the expression; `UNKNOWN` if it's defined elsewhere. */
export type Lookup = (name: string) => Value;

/**
 * Evaluates an expression statically. What only a run could determine is `UNKNOWN`,
 * also inside objects and arrays. Executes nothing.
 */
export function evaluate(node: ts.Expression, lookup: Lookup): Value {
  const own = (inner: ts.Expression) => evaluate(inner, lookup);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? undefined : lookup(node.text);
  if (ts.isArrayLiteralExpression(node)) return listOf(node, lookup);
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, lookup);
  if (isWrapper(node)) return own(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return negated(node, own(node.operand));
  if (ts.isBinaryExpression(node)) return either(node, lookup);
  if (ts.isPropertyAccessExpression(node)) return member(node);
  return constant(node.kind);
}

function constant(kind: ts.SyntaxKind): Value {
  if (kind === ts.SyntaxKind.TrueKeyword) return true;
  if (kind === ts.SyntaxKind.FalseKeyword) return false;
  return kind === ts.SyntaxKind.NullKeyword ? null : UNKNOWN;
}

function isWrapper(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression {
  return (
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
  );
}

function listOf(node: ts.ArrayLiteralExpression, lookup: Lookup): Value {
  const items: Value[] = [];
  for (const element of node.elements) {
    if (!ts.isSpreadElement(element)) items.push(evaluate(element, lookup));
    else {
      const spread = evaluate(element.expression, lookup);
      if (!Array.isArray(spread)) return UNKNOWN;
      items.push(...spread);
    }
  }
  return items;
}

function objectOf(node: ts.ObjectLiteralExpression, lookup: Lookup): Value {
  const entries: [string, Value][] = [];
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = evaluate(property.expression, lookup);
      if (!isRecord(spread)) return UNKNOWN;
      entries.push(...Object.entries(spread));
      continue;
    }
    const name = property.name && nameOf(property.name);
    if (name === undefined) return UNKNOWN;
    entries.push([name, propertyValue(property, lookup)]);
  }
  return Object.fromEntries(entries);
}

function propertyValue(property: ts.ObjectLiteralElementLike, lookup: Lookup): Value {
  if (ts.isPropertyAssignment(property)) return evaluate(property.initializer, lookup);
  return ts.isShorthandPropertyAssignment(property) ? lookup(property.name.text) : UNKNOWN;
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

function negated({ operator }: ts.PrefixUnaryExpression, operand: Value): Value {
  if (operand === UNKNOWN) return UNKNOWN;
  if (operator === ts.SyntaxKind.ExclamationToken) return !operand;
  return operator === ts.SyntaxKind.MinusToken ? -Number(operand) : UNKNOWN;
}

/** `a ?? b`, which configs use for values that an environment variable can override. */
function either({ left, right, operatorToken }: ts.BinaryExpression, lookup: Lookup): Value {
  if (operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return UNKNOWN;
  return evaluate(left, lookup) ?? evaluate(right, lookup);
}

/** In a page, no environment variable is set. */
function member({ expression }: ts.PropertyAccessExpression): Value {
  return expression.getText() === 'process.env' ? undefined : UNKNOWN;
}

export function isRecord(value: Value): value is { readonly [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value, or something inside it, is unknown. */
export function holdsUnknown(value: Value): boolean {
  if (value === UNKNOWN) return true;
  if (Array.isArray(value)) return value.some(holdsUnknown);
  return isRecord(value) && Object.values(value).some(holdsUnknown);
}
