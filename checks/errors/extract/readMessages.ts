import ts from 'typescript';
import { HOLE } from '../../../tools/error-finder/words.ts';
import { bindingsOf, functionOf, messageTexts } from './messageTexts.ts';

/** `new Error(…)`, `TypeError(…)`, `new CACError(…)`: the message is the first argument. */
const ERROR = /^(?:[A-Z]\w*|\w+_[A-Z]\w*)Error$/;
const AGGREGATE = 'AggregateError';
/** `createVmError(context, 'message')`, where the error is made in another realm. */
const CREATE = /^create\w*Error$/;
/** Functions that print: what they print as an error is a message. */
const PRINT = /^(?:(?:logger|logger_logger)\.(?:error|warn|stderr)|console\.(?:error|warn))$/;
const FAIL = /^(?:\w+\.)?(?:assert|chai_assert)\.fail$/;
/** Other output is a message if it's printed in a color of problems. */
const PRINT_LINE = /^(?:logger|logger_logger)\.log$/;
const PROBLEM_COLOR = /^\w*color\.(?:red|yellow)$/;

/**
 * The messages that a script can throw or print, in source order. Each is on one line, with `HOLE` for
 * the parts that are only known at run time.
 */
export function readMessages(file: string, source: string): string[] {
  const script = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const factories = findFactories(script);
  const found: string[] = [];
  visitAll(script, (node) => {
    found.push(...textsOf(node, factories).filter(hasWords).map(tidy));
  });
  return found;
}

function textsOf(node: ts.Node, factories: Factories): readonly string[] {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'message')
    return messageTexts(resultOf(node.initializer));
  if (ts.isBinaryExpression(node)) return assignedTexts(node);
  if (ts.isThrowStatement(node) && !ts.isNewExpression(node.expression))
    return ts.isCallExpression(node.expression) ? [] : messageTexts(node.expression);
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? callTexts(node, factories) : [];
}

function callTexts(
  node: ts.CallExpression | ts.NewExpression,
  factories: Factories,
): readonly string[] {
  const { expression, arguments: args = [] } = node;
  const message = messageOf(node);
  if (message) return messageTexts(message);
  if (CREATE.test(expression.getText())) return args.flatMap((one) => messageTexts(one));
  if (!ts.isIdentifier(expression) || !factories.names.has(expression.text)) return [];
  const factory = functionOf(expression);
  const inner = factory && factories.messages.get(factory);
  if (!factory || !inner) return [];
  const bindings = bindingsOf(factory, args, (one) => messageTexts(one));
  return inner.flatMap((one) => messageTexts(one, bindings));
}

/** `{ message: () => '…' }`, as matchers return it, next to `{ message: '…' }`. */
function resultOf(value: ts.Expression): ts.Expression {
  return ts.isArrowFunction(value) && !ts.isBlock(value.body) ? value.body : value;
}

/** `error.message = '…'`, and `errorMsg += '…'` where a list of messages is put together. */
function assignedTexts({ left, operatorToken, right }: ts.BinaryExpression): readonly string[] {
  const target = left.getText();
  const isMessage =
    operatorToken.kind === ts.SyntaxKind.EqualsToken
      ? target.endsWith('.message')
      : operatorToken.kind === ts.SyntaxKind.PlusEqualsToken && target === 'errorMsg';
  return isMessage ? messageTexts(right) : [];
}

/** The message of an expression that makes or prints an error. */
function messageOf(node: ts.CallExpression | ts.NewExpression): ts.Expression | undefined {
  const callee = node.expression.getText();
  const args = node.arguments ?? [];
  if (callee === AGGREGATE) return args[1];
  if (ERROR.test(callee) || callee === 'Error' || PRINT.test(callee) || FAIL.test(callee))
    return args[0];
  if (!PRINT_LINE.test(callee)) return undefined;
  return args.find(
    (one) => ts.isCallExpression(one) && PROBLEM_COLOR.test(one.expression.getText()),
  );
}

/** Functions that make errors of a text that they're given. */
interface Factories {
  readonly names: ReadonlySet<string>;
  /** The expressions of their messages. */
  readonly messages: ReadonlyMap<ts.Node, readonly ts.Expression[]>;
}

function findFactories(script: ts.SourceFile): Factories {
  const messages = new Map<ts.Node, ts.Expression[]>();
  const functionNames = new Set<string>();
  visitAll(script, (node) => {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    const message = messageOf(node);
    if (!message) return;
    const maker = ts.findAncestor(node, ts.isFunctionLike) as
      | ts.FunctionLikeDeclaration
      | undefined;
    const names = maker?.parameters.map(({ name }) => name.getText()) ?? [];
    const uses = (one: ts.Node): boolean =>
      (ts.isIdentifier(one) && names.includes(one.text)) ||
      (ts.forEachChild(one, (child) => uses(child) || undefined) ?? false);
    if (!maker || !uses(message)) return;
    messages.set(maker, [...(messages.get(maker) ?? []), message]);
    const name = maker.name ?? (ts.isVariableDeclaration(maker.parent) && maker.parent.name);
    if (name) functionNames.add(name.getText());
  });
  return { names: functionNames, messages };
}

function visitAll(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visitAll(child, see));
}

/** Whether a text says anything besides what's only known at run time. */
function hasWords(text: string): boolean {
  return /[A-Za-z]{3}.*[\s:].*[A-Za-z]{2}|[A-Za-z]{12}/s.test(text.replaceAll(HOLE, ' '));
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/…(?:\s?…)+/g, HOLE)
    .replace(/^…(?::\s*)?(?=[^\s…])/, '')
    .trim();
}
