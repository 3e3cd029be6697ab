/** Callbacks of tests and hooks: `done` parameters, and what hooks return. */
import type {
  ArrowFunctionExpression,
  CallExpression,
  FunctionExpression,
  Node,
} from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { dottedName, keyOf, unwrap } from '../syntax/values.ts';
import { childrenOf, nodesIn, rangeOf } from '../syntax/walk.ts';
import { apiName, lineIndent, type TestFile } from './testFile.ts';

type Callback = ArrowFunctionExpression | FunctionExpression;

const TESTS = /^(?:test|it|xit|xtest|fit)$/;
const HOOKS = /^(?:beforeAll|beforeEach|afterAll|afterEach)$/;

/** Converts the callback of a call, if it's one of a test or a hook. */
export function convertCallback(
  call: CallExpression,
  parents: readonly Node[],
  file: TestFile,
): void {
  const { name, each } = calledFunction(call.callee, [...parents, call], file);
  if (!name || !(TESTS.test(name) || HOOKS.test(name))) return;
  const isHook = HOOKS.test(name);
  const callback = call.arguments[isHook ? 0 : 1];
  const value = callback && unwrap(callback);
  if (value?.type !== 'ArrowFunctionExpression' && value?.type !== 'FunctionExpression') return;
  if (file.runner === 'jest') {
    const position = each ? value.params.length - 1 : 0;
    const parameter = value.params[position];
    const takesDone =
      parameter?.type === 'Identifier' &&
      (!each || /^(?:done|cb|callback|next)$/.test(parameter.name));
    if (takesDone) {
      convertDone(value, position, file);
      return;
    }
  }
  if (/^before/.test(name)) convertHook(value, file);
}

/** The runner's function at the start of `it.only`, `test.each(…)`, `test.skip.each`table``. */
function calledFunction(
  callee: Node,
  parents: readonly Node[],
  file: TestFile,
): { name?: string; each: boolean } {
  const value = unwrap(callee);
  if (value.type === 'Identifier') return { name: apiName(value, parents, file), each: false };
  if (value.type === 'MemberExpression') {
    const inner = calledFunction(value.object, [...parents, value], file);
    const isEach = value.property.type === 'Identifier' && value.property.name === 'each';
    return { ...inner, each: inner.each || isEach };
  }
  if (value.type === 'CallExpression')
    return calledFunction(value.callee, [...parents, value], file);
  if (value.type === 'TaggedTemplateExpression')
    return calledFunction(value.tag, [...parents, value], file);
  return { each: false };
}

/** `(done) => { … }` becomes `() => new Promise((resolve, reject) => { const done = …; … })`. */
function convertDone(callback: Callback, position: number, file: TestFile): void {
  const { draft, done } = file;
  const parameter = callback.params[position];
  if (parameter?.type !== 'Identifier') return;
  if (callback.async || callback.generator) {
    draft.note('manual', namedRule(BEHAVIORS, 'async done'), parameter);
    return;
  }
  draft.note('change', namedRule(BEHAVIORS, 'done'), parameter);
  for (const one of nodesIn(parameter)) done.add(one);
  removeParameter(callback, position, file);
  wrapBody(callback, parameter.name, file);
  replaceFail(callback.body, parameter.name, file);
}

/** Puts the body into a promise, whose callbacks the parameter's name stands for. */
function wrapBody(callback: Callback, name: string, { draft, typescript }: TestFile): void {
  const { edits, code } = draft;
  const argument = typescript ? 'error?: unknown' : 'error';
  const define = `const ${name} = (${argument}) => (error ? reject(error) : resolve());`;
  const open = `new Promise${typescript ? '<void>' : ''}((resolve, reject) => {`;
  const { body } = callback;
  const [start, end] = rangeOf(body);
  if (body.type !== 'BlockStatement') {
    edits.appendLeft(start, `${open} ${define} `).appendRight(end, '; })');
    return;
  }
  const first = body.body[0];
  const ownLine = first && code.slice(start, rangeOf(first)[0]).includes('\n');
  const gap = ownLine ? `\n${lineIndent(code, rangeOf(first)[0])}` : ' ';
  const isArrow = callback.type === 'ArrowFunctionExpression';
  edits.overwrite(start, start + 1, `${isArrow ? '' : '{ return '}${open}${gap}${define}`);
  edits.overwrite(end - 1, end, isArrow ? '})' : '}); }');
}

/** `done.fail(error)`, which Jasmine had, rejects the promise. */
function replaceFail(body: Node, name: string, { draft, done }: TestFile): void {
  for (const one of nodesIn(body)) {
    if (one.type !== 'MemberExpression' || dottedName(one) !== `${name}.fail`) continue;
    draft.edits.overwrite(...rangeOf(one), 'reject');
    for (const inner of nodesIn(one)) done.add(inner);
  }
}

function removeParameter(callback: Callback, position: number, { draft }: TestFile): void {
  const { edits, code } = draft;
  const [start, end] = rangeOf(callback.params[position] as Node);
  if (position > 0) {
    edits.remove(rangeOf(callback.params[position - 1] as Node)[1], end);
    return;
  }
  const bare =
    callback.type === 'ArrowFunctionExpression' &&
    !code.slice(rangeOf(callback)[0], start).includes('(');
  if (bare) edits.overwrite(start, end, '()');
  else edits.remove(start, end);
}

/** A hook's value would be called for cleanup. In Vitest, functions are, too. */
function convertHook(callback: Callback, file: TestFile): void {
  const { draft, runner } = file;
  const rule = namedRule(BEHAVIORS, runner === 'jest' ? 'hook value' : 'vitest hook value');
  const { body } = callback;
  if (body.type === 'BlockStatement') {
    convertReturn(callback, file);
    return;
  }
  if (body.type === 'UnaryExpression' && body.operator === 'void') return;
  const isObjectCall = startsWithObject(body, file);
  const inner = body.type === 'AwaitExpression' ? body.argument : body;
  if (runner === 'vitest' && !isObjectCall && !isStatement(inner)) {
    if (/Function/.test(inner.type)) return;
    draft.note('check', namedRule(BEHAVIORS, 'hook return'), body);
    return;
  }
  const parenthesis = body.extra?.parenStart;
  const start = typeof parenthesis === 'number' ? parenthesis : rangeOf(body)[0];
  const [functionStart, end] = rangeOf(callback);
  const waits = !isStatement(inner) && !isObjectCall && body.type !== 'AwaitExpression';
  if (waits && !callback.async) draft.edits.appendLeft(functionStart, 'async ');
  draft.edits.appendLeft(start, waits ? '{ await ' : '{ ').appendRight(end, '; }');
  draft.note('change', rule, body);
}

/** Expressions that can't be promises. */
function isStatement({ type }: Node): boolean {
  return (
    type === 'AssignmentExpression' || type === 'UpdateExpression' || type === 'UnaryExpression'
  );
}

function startsWithObject(node: Node, file: TestFile): boolean {
  const name = dottedStart(node);
  return (
    name !== undefined && (file.runner === 'jest' ? name === 'jest' : /^(?:vi|vitest)$/.test(name))
  );
}

/** The identifier at the start of a chain of calls and members. */
function dottedStart(node: Node): string | undefined {
  const value = unwrap(node);
  if (value.type === 'Identifier') return value.name;
  if (value.type === 'CallExpression') return dottedStart(value.callee);
  return value.type === 'MemberExpression' ? dottedStart(value.object) : undefined;
}

/** `return value` at the end of a hook becomes `await value`. */
function convertReturn(callback: Callback, file: TestFile): void {
  const { draft, runner } = file;
  if (callback.body.type !== 'BlockStatement') return;
  const returns = returnsIn(callback.body).filter((one) => one.argument);
  const last = callback.body.body.at(-1);
  for (const one of returns) {
    const value = unwrap(one.argument as Node);
    if (/Function/.test(value.type)) continue;
    if (
      one !== last ||
      returns.length > 1 ||
      (runner === 'vitest' && !startsWithObject(value, file))
    ) {
      draft.note('check', namedRule(BEHAVIORS, 'hook return'), one);
      continue;
    }
    const [start] = rangeOf(one);
    const waits = !startsWithObject(value, file) && value.type !== 'AwaitExpression';
    draft.edits.overwrite(start, rangeOf(one.argument as Node)[0], waits ? 'await ' : '');
    if (waits && !callback.async) draft.edits.appendLeft(rangeOf(callback)[0], 'async ');
    draft.note('change', namedRule(BEHAVIORS, 'hook value'), one);
  }
}

function returnsIn(node: Node): Extract<Node, { type: 'ReturnStatement' }>[] {
  return childrenOf(node).flatMap((child) => {
    if (/Function|ObjectMethod|ClassMethod/.test(child.type)) return [];
    return child.type === 'ReturnStatement' ? [child] : returnsIn(child);
  });
}

const TESTS_WITH_OPTIONS = /^(?:test|it|describe|suite)$/;
const IGNORED = /^(?:skip|only|todo|fails|concurrent|sequential|shuffle|tags)$/;

/** Options of a test or a suite that Rstest only has as functions: `test(name, { skip: true }, fn)`. */
export function noteTestOptions(
  { callee, arguments: [, ...others] }: CallExpression,
  parents: readonly Node[],
  file: TestFile,
): void {
  if (file.runner !== 'vitest') return;
  const options = others.flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []));
  const ignored = options.find(
    (one) => one.type !== 'SpreadElement' && IGNORED.test(keyOf(one) ?? ''),
  );
  if (!ignored || !TESTS_WITH_OPTIONS.test(calledFunction(callee, parents, file).name ?? ''))
    return;
  file.draft.note('manual', namedRule(BEHAVIORS, 'test options'), ignored);
}
