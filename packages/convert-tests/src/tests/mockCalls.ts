import type { ArrowFunctionExpression, FunctionExpression, Node } from '@babel/types';
import { dottedName, stringValue, unwrap } from '../syntax/values.ts';
import { isFunctionNode, nodesIn, outerStart, rangeOf, returnedFrom } from '../syntax/walk.ts';
import { hoistVariables } from './mockVariables.ts';
import type { ObjectCall, TestFile } from './testFile.ts';

type Factory = ArrowFunctionExpression | FunctionExpression;

/** Converts a call of `mock` or `doMock` with its factory, which can't be asynchronous in Rstest. */
export function convertMockCall(objectCall: ObjectCall): void {
  const { call, parents, file, replace } = objectCall;
  const { draft, runner } = file;
  const [path, factory, options] = call.arguments;
  const name = mockName(objectCall, modulePath(path));
  replace(`rs.${name}`);
  const value = factory && unwrap(factory);
  if (!path || !value) return;
  if (runner === 'jest' && options) removeOptions(factory, options, file);
  if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression') {
    const isUnknown = runner === 'jest' && value.type !== 'ObjectExpression';
    if (isUnknown) draft.note('check', 'mock outside', value);
    return;
  }
  if (runner === 'jest' && name.startsWith('mock'))
    hoistVariables(value, [...parents, value], file);
  if (value.async || value.params.length > 0 || promisesOf(value, file).length > 0)
    makeSynchronous(value, path, file);
}

/** Removes options such as `{ virtual: true }`, which Rstest doesn't have. */
function removeOptions(factory: Node, options: Node, { draft, done }: TestFile): void {
  draft.edits.remove(rangeOf(factory)[1], rangeOf(options)[1]);
  for (const node of nodesIn(options)) done.add(node);
  draft.note('change', 'mock arguments', options);
}

/** The path of a module: a string, or `import('./path')`. */
function modulePath(node: Node | undefined): string | undefined {
  return stringValue(importedPath(node) ?? node);
}

/** The argument of `import()`. */
function importedPath(node: Node | undefined): Node | undefined {
  if (node?.type === 'ImportExpression') return node.source;
  return node?.type === 'CallExpression' && node.callee.type === 'Import'
    ? node.arguments[0]
    : undefined;
}

/** `mock`, or `doMock` for a mock that isn't hoisted to the top, or their counterparts for `require()`. */
function mockName({ member, parents, file }: ObjectCall, path: string | undefined): string {
  const { draft, runner, program } = file;
  const called = member.property.type === 'Identifier' ? member.property.name : '';
  const isScoped = runner === 'jest' && called === 'mock' && parents.some(isFunctionNode);
  if (isScoped) draft.note('check', 'mock scope', member);
  const name = isScoped || called !== 'mock' ? 'doMock' : 'mock';
  const isPackage = path !== undefined && !/^[./]/.test(path);
  const isRequired =
    runner === 'jest' &&
    isPackage &&
    nodesIn(program).some(
      (node) =>
        node.type === 'CallExpression' &&
        dottedName(node.callee) === 'require' &&
        stringValue(node.arguments[0]) === path,
    );
  if (!isRequired) return name;
  draft.note('check', 'mock require', member);
  return `${name}Require`;
}

/** Makes a factory synchronous: replaces awaited `importOriginal()`, `importActual()`, and `import()`. */
function makeSynchronous(factory: Factory, path: Node, file: TestFile): void {
  const { draft, done } = file;
  const [parameter] = factory.params;
  const original = parameter?.type === 'Identifier' ? parameter.name : undefined;
  const nodes = nodesIn(factory.body);
  const awaits = [
    ...nodes.filter((node) => node.type === 'AwaitExpression'),
    ...promisesOf(factory, file, original),
  ];
  const kinds = awaits.map((node) => awaitedKind(awaited(node), original));
  const uses = nodes.filter((node) => node.type === 'Identifier' && node.name === original);
  const allAwaited = uses.length === kinds.filter((kind) => kind === 'original').length;
  if (kinds.includes(undefined) || !allAwaited || (original && modulePath(path) === undefined)) {
    draft.note('manual', 'await in factory', factory);
    return;
  }
  for (const node of awaits)
    replaceAwait(node, original, draft.source(importedPath(path) ?? path), file);
  const head = factory.type === 'ArrowFunctionExpression' ? '() => ' : 'function () ';
  draft.edits.overwrite(rangeOf(factory)[0], outerStart(factory.body), head);
  for (const node of factory.params.flatMap(nodesIn)) done.add(node);
  draft.note('change', 'async factory', factory);
}

/** What an expression waits for: what is after `await`, or a promise that the factory returns. */
function awaited(node: Node): Node {
  return unwrap(node.type === 'AwaitExpression' ? node.argument : node);
}

/** The promises that a factory returns: of `vi.importActual()`, `import()`, and `then`. */
function promisesOf({ body }: Factory, { draft }: TestFile, original?: string): Node[] {
  const returned = body.type === 'BlockStatement' ? returnedFrom(body) : [body];
  return returned.map(unwrap).filter((value) => {
    const callee = value.type === 'CallExpression' ? draft.source(value.callee) : '';
    return importedPath(value) || callee === original || /\.(?:then|importActual)$/.test(callee);
  });
}

/** Turns `await importOriginal()` into `rs.requireActual(path)`, `await import(…)` into `require(…)`. */
function replaceAwait(
  node: Node,
  original: string | undefined,
  path: string,
  { draft, done, needed }: TestFile,
): void {
  const call = awaited(node);
  const [start] = rangeOf(node);
  const imported = importedPath(call);
  if (imported) draft.edits.overwrite(start, rangeOf(imported)[0], 'require(');
  if (call.type !== 'CallExpression' || imported) return;
  draft.edits.overwrite(start, rangeOf(call.callee)[1], 'rs.requireActual');
  for (const part of nodesIn(call.callee)) done.add(part);
  needed.set('rs', 'value');
  if (awaitedKind(call, original) === 'original')
    draft.edits.appendLeft(rangeOf(call)[1] - 1, path);
}

/** The kind of call that a factory waits for. `original` is the name of its parameter. */
function awaitedKind(
  call: Node,
  original: string | undefined,
): 'original' | 'actual' | 'import' | undefined {
  if (importedPath(call)) return 'import';
  const name = call.type === 'CallExpression' ? dottedName(call.callee) : undefined;
  if (name && name === original) return 'original';
  return /^(?:vi|vitest|jest)\.(?:importActual|requireActual)$/.test(name ?? '')
    ? 'actual'
    : undefined;
}
