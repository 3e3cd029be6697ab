/** Callbacks of tests and hooks: `done` parameters, and what hooks return. */
import type {
  ArrowFunctionExpression,
  CallExpression,
  FunctionExpression,
  Identifier,
  Node,
} from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { keyOf, unwrap } from '../syntax/values.ts';
import { isFunctionNode, nodesIn, outerStart, rangeOf, returnsIn } from '../syntax/walk.ts';
import { apiName, lineIndent, RUNNERS, type TestFile } from './testFile.ts';

type Callback = ArrowFunctionExpression | FunctionExpression;

const TESTS = /^(?:test|it|xit|xtest|fit)$/;
const HOOKS = /^(?:beforeAll|beforeEach|afterAll|afterEach)$/;

/** Converts the callback of a call that defines a test or a hook. */
export function convertCallback(
  call: CallExpression,
  parents: readonly Node[],
  file: TestFile,
): void {
  const name = calledName(call, parents, file);
  const isEach = /\.each\b/.test(file.draft.source(call.callee));
  if (!TESTS.test(name) && !HOOKS.test(name)) return;
  const argument = call.arguments[HOOKS.test(name) ? 0 : 1];
  const callback = argument && unwrap(argument);
  if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression')
    return;
  const position = isEach ? callback.params.length - 1 : 0;
  const parameter = callback.params[position];
  const takesDone =
    file.runner === 'jest' &&
    parameter?.type === 'Identifier' &&
    (!isEach || /^(?:done|cb|callback|next)$/.test(parameter.name));
  if (takesDone) convertDone(callback, parameter, position, file);
  else if (name.startsWith('before')) convertHook(callback, file);
}

/** The runner's function that a call begins with: `it` for `it.only()` and `it.each([1])()`. */
function calledName(call: CallExpression, parents: readonly Node[], file: TestFile): string {
  const first = firstIdentifier(call);
  return (first && apiName(first, [...parents, call], file)) ?? '';
}

/** The identifier at the start of a chain of calls and members. */
function firstIdentifier(node: Node): Identifier | undefined {
  const value = unwrap(node);
  if (value.type === 'CallExpression') return firstIdentifier(value.callee);
  if (value.type === 'MemberExpression') return firstIdentifier(value.object);
  if (value.type === 'TaggedTemplateExpression') return firstIdentifier(value.tag);
  return value.type === 'Identifier' ? value : undefined;
}

/** `(done) => { … }` becomes `() => new Promise((resolve, reject) => { const done = …; … })`. */
function convertDone(
  callback: Callback,
  parameter: Identifier,
  position: number,
  file: TestFile,
): void {
  const { draft, done } = file;
  if (callback.async || callback.generator) {
    draft.note('manual', 'async done', parameter);
    return;
  }
  draft.note('change', 'done', parameter);
  for (const node of nodesIn(parameter)) done.add(node);
  removeParameter(callback, position, file);
  wrapBody(callback, parameter.name, file);
}

/** Puts the body into a promise, and defines a function with the parameter's name that settles it. */
function wrapBody(callback: Callback, name: string, { draft, isTypeScript }: TestFile): void {
  const { edits, code } = draft;
  const argument = isTypeScript ? 'error?: unknown' : 'error';
  const { body } = callback;
  // The test may use a function of the file with one of these names.
  const suffix = /\b(?:resolve|reject)\b/.test(draft.source(body)) ? 'Test' : '';
  const [resolve, reject] = [`resolve${suffix}`, `reject${suffix}`];
  const define = `const ${name} = (${argument}) => (error ? ${reject}(error) : ${resolve}());`;
  const open = `new Promise${isTypeScript ? '<void>' : ''}((${resolve}, ${reject}) => {`;
  const [start, end] = rangeOf(body);
  if (body.type !== 'BlockStatement') {
    edits.appendLeft(start, `${open} ${define} `).appendRight(end, '; })');
    return;
  }
  const first = body.body[0];
  const isOnOwnLine = first && code.slice(start, rangeOf(first)[0]).includes('\n');
  const gap = isOnOwnLine ? `\n${lineIndent(code, rangeOf(first)[0])}` : ' ';
  const isArrow = callback.type === 'ArrowFunctionExpression';
  edits.overwrite(start, start + 1, `${isArrow ? '' : '{ return '}${open}${gap}${define}`);
  edits.overwrite(end - 1, end, isArrow ? '})' : '}); }');
}

function removeParameter(callback: Callback, position: number, { draft }: TestFile): void {
  const { edits, code } = draft;
  const [start, end] = rangeOf(callback.params[position] as Node);
  const before = callback.params[position - 1];
  const isBare =
    callback.type === 'ArrowFunctionExpression' &&
    !code.slice(rangeOf(callback)[0], start).includes('(');
  if (before) edits.remove(rangeOf(before)[1], end);
  else if (isBare) edits.overwrite(start, end, '()');
  else edits.remove(start, end);
}

/** Drops the value of a hook, which Rstest would call for cleanup. Vitest would, too, if it's a function. */
function convertHook(callback: Callback, file: TestFile): void {
  const { draft, runner } = file;
  const { body } = callback;
  if (body.type === 'BlockStatement') {
    convertReturn(callback, file);
    return;
  }
  if (body.type === 'UnaryExpression' && body.operator === 'void') return;
  const isObject = startsWithObject(body, file);
  const isAwaited = body.type === 'AwaitExpression';
  const value = isAwaited ? body.argument : body;
  // The value of these expressions is hardly ever a promise or a function.
  const isPlain = /^(?:Assignment|Update|Unary)Expression$/.test(value.type);
  if (runner === 'vitest' && !isObject && !isPlain) {
    if (!isFunctionNode(value)) draft.note('check', 'hook return', body);
    return;
  }
  const [functionStart, end] = rangeOf(callback);
  const needsAwait = !isPlain && !isObject && !isAwaited;
  if (needsAwait && !callback.async) draft.edits.appendLeft(functionStart, 'async ');
  draft.edits.appendLeft(outerStart(body), needsAwait ? '{ await ' : '{ ').appendRight(end, '; }');
  const section = runner === 'vitest' && { section: 'vitest#hook-values' };
  draft.note('change', { ...BEHAVIORS['hook value'], ...section }, body);
}

/** Whether a chain of calls and members starts with `jest` or `vi`. */
function startsWithObject(node: Node, { runner }: TestFile): boolean {
  return RUNNERS[runner].objects.includes(firstIdentifier(node)?.name ?? '');
}

/** `return value` at the end of a hook becomes `await value`. */
function convertReturn(callback: Callback, file: TestFile): void {
  const { draft, runner } = file;
  if (callback.body.type !== 'BlockStatement') return;
  const returns = returnsIn(callback.body).filter(({ argument }) => argument);
  const last = callback.body.body.at(-1);
  for (const statement of returns) {
    const argument = statement.argument as Node;
    const value = unwrap(argument);
    if (isFunctionNode(value)) continue;
    const isObject = startsWithObject(value, file);
    if (statement !== last || returns.length > 1 || (runner === 'vitest' && !isObject)) {
      draft.note('check', 'hook return', statement);
      continue;
    }
    const needsAwait = !isObject && value.type !== 'AwaitExpression';
    const [start] = rangeOf(statement);
    draft.edits.overwrite(start, rangeOf(argument)[0], needsAwait ? 'await ' : '');
    if (needsAwait && !callback.async) draft.edits.appendLeft(rangeOf(callback)[0], 'async ');
    draft.note('change', 'hook value', statement);
  }
}

const UNSUPPORTED_OPTION = /^(?:skip|only|todo|fails|concurrent|sequential|shuffle|tags)$/;

/** Notes options that Rstest has only as functions, such as `test(name, { skip: true }, fn)`. */
export function noteTestOptions(
  call: CallExpression,
  parents: readonly Node[],
  file: TestFile,
): void {
  if (file.runner !== 'vitest') return;
  const options = call.arguments
    .slice(1)
    .flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []));
  const unsupported = options.find(
    (option) => option.type !== 'SpreadElement' && UNSUPPORTED_OPTION.test(keyOf(option) ?? ''),
  );
  if (!unsupported) return;
  const name = calledName(call, parents, file);
  if (/^(?:test|it|describe|suite)$/.test(name))
    file.draft.note('manual', 'test options', unsupported);
}
