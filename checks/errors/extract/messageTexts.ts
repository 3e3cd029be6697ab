import ts from 'typescript';
import { HOLE } from '../../../tools/error-finder/words.ts';

/** The texts that parameters of the function being read have, by name. */
export type Bindings = ReadonlyMap<string, readonly string[]>;

/** Alternatives beyond this number are left out: a message rarely has more than four. */
const MOST_TEXTS = 16;
/** How many declarations and calls are followed from one message. */
const DEEPEST = 4;
const STYLES = /^(?:(?:\w+_)?(?:color|pc)\.\w+|String|bgColor)$/;
const NONE: Bindings = new Map();

/**
 * The texts that an expression can have, with `HOLE` for what isn't known. Follows templates, `+`,
 * conditions, `join` of a list, styling functions, constants, and functions of the same file.
 */
export function messageTexts(
  node: ts.Expression,
  bindings: Bindings = NONE,
  depth = 0,
): readonly string[] {
  const read = (one: ts.Expression) => messageTexts(one, bindings, depth);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return read(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) =>
      combine(read(expression), [literal.text]),
    );
    return spans.reduce(combine, [node.head.text]);
  }
  if (ts.isConditionalExpression(node)) return merge(read(node.whenTrue), read(node.whenFalse));
  if (ts.isBinaryExpression(node)) return operatorTexts(node, read);
  if (ts.isIdentifier(node)) {
    const bound = bindings.get(node.text);
    if (bound) return bound;
    const declared = depth < DEEPEST ? initializerOf(node) : undefined;
    return declared ? messageTexts(declared, bindings, depth + 1) : [HOLE];
  }
  if (ts.isCallExpression(node)) return callTexts(node, bindings, depth);
  return [HOLE];
}

function operatorTexts(
  { left, operatorToken: { kind }, right }: ts.BinaryExpression,
  read: (one: ts.Expression) => readonly string[],
): readonly string[] {
  if (kind === ts.SyntaxKind.PlusToken) return combine(read(left), read(right));
  const isDefault =
    kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
  return isDefault ? merge(read(left), read(right)) : [HOLE];
}

function callTexts(node: ts.CallExpression, bindings: Bindings, depth: number): readonly string[] {
  const { expression, arguments: args } = node;
  const read = (one: ts.Expression) => messageTexts(one, bindings, depth);
  const last = args.at(-1);
  if (last && STYLES.test(expression.getText())) return read(last);
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'join') {
    const list = unwrapList(expression.expression);
    const separator = args[0] && ts.isStringLiteralLike(args[0]) ? args[0].text : ',';
    if (!list) return [HOLE];
    return list.map(read).reduce((all, one) => combine(combine(all, [separator]), one));
  }
  // What replaces a part of another message is what's left of it.
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'replace' && args[1])
    return read(args[1]);
  const called =
    ts.isIdentifier(expression) && depth < DEEPEST ? functionOf(expression) : undefined;
  return called ? resultsOf(called, bindingsOf(called, args, read), depth + 1) : [HOLE];
}

/** What each parameter of `called` is when it's called with `args`. */
export function bindingsOf(
  called: ts.FunctionLikeDeclaration,
  args: readonly ts.Expression[],
  read: (one: ts.Expression) => readonly string[],
): Bindings {
  return new Map(
    called.parameters.flatMap(({ name }, index) => {
      const given = args[index];
      if (!given) return [];
      if (ts.isIdentifier(name)) return [[name.text, read(given)] as const];
      return ts.isObjectLiteralExpression(given) ? propertyTexts(given, read) : [];
    }),
  );
}

/** The properties of an argument whose parameter is destructured. */
function propertyTexts(
  { properties }: ts.ObjectLiteralExpression,
  read: (one: ts.Expression) => readonly string[],
): (readonly [string, readonly string[]])[] {
  return properties.flatMap((one) =>
    ts.isPropertyAssignment(one) ? [[one.name.getText(), read(one.initializer)] as const] : [],
  );
}

function resultsOf(
  { body }: ts.FunctionLikeDeclaration,
  bindings: Bindings,
  depth: number,
): readonly string[] {
  if (!body) return [HOLE];
  if (!ts.isBlock(body)) return messageTexts(body, bindings, depth);
  const results: (readonly string[])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression)
      results.push(messageTexts(node.expression, bindings, depth));
    ts.forEachChild(node, visit);
  };
  visit(body);
  return results.length > 0 ? results.reduce(merge) : [HOLE];
}

/** The elements of a list; `[…].filter(Boolean)` is a list as well. */
function unwrapList(node: ts.Expression): readonly ts.Expression[] | undefined {
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return node.elements;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return unwrapList(node.expression.expression);
  return undefined;
}

function merge(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])].slice(0, MOST_TEXTS);
}

function combine(before: readonly string[], after: readonly string[]): readonly string[] {
  return before.flatMap((start) => after.map((end) => start + end)).slice(0, MOST_TEXTS);
}

/** The value of a variable in the innermost scope that declares it. */
export function initializerOf(name: ts.Identifier): ts.Expression | undefined {
  const declared = declarationOf(name);
  return declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
}

/** The function of this name in the innermost scope that declares it. */
export function functionOf(name: ts.Identifier): ts.FunctionLikeDeclaration | undefined {
  const declared = declarationOf(name);
  if (!declared || ts.isFunctionDeclaration(declared)) return declared;
  const { initializer } = declared;
  if (!initializer) return undefined;
  const isFunction = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer);
  return isFunction ? initializer : undefined;
}

type Declaration = ts.FunctionDeclaration | ts.VariableDeclaration;

/** Searches the blocks around `name`, innermost first. */
function declarationOf(name: ts.Identifier): Declaration | undefined {
  for (let scope = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const found = declarationsOf(scope).get(name.text);
    if (found) return found;
  }
  return undefined;
}

const known = new WeakMap<ts.Node, ReadonlyMap<string, Declaration>>();

/** The declarations of a block by name. Kept, because large scripts have thousands in one block. */
function declarationsOf(scope: ts.Block | ts.SourceFile): ReadonlyMap<string, Declaration> {
  const before = known.get(scope);
  if (before) return before;
  const named = scope.statements.flatMap(declarationsIn).flatMap((one) => {
    return one.name && ts.isIdentifier(one.name) ? [[one.name.text, one] as const] : [];
  });
  const declarations = new Map(named);
  known.set(scope, declarations);
  return declarations;
}

function declarationsIn(statement: ts.Statement): readonly Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  return ts.isFunctionDeclaration(statement) ? [statement] : [];
}
