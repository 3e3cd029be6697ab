/** `jest.mock`, `vi.mock`, and their factories. */
import type { ArrowFunctionExpression, FunctionExpression, Node } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { dottedName, stringValue, unwrap } from '../syntax/values.ts';
import { nodesIn, rangeOf } from '../syntax/walk.ts';
import { hoistVariables } from './mockVariables.ts';
import type { TestFile } from './testFile.ts';
import { modulePath, type SpecialCall } from './timers.ts';

type Factory = ArrowFunctionExpression | FunctionExpression;

export function mockCall(special: SpecialCall): void {
  const { call, member, node, file } = special;
  const { draft, runner, needed } = file;
  const [path, factory, options] = call.arguments;
  const specifier = modulePath(path);
  const name = mockName(special, specifier);
  draft.edits.overwrite(rangeOf(node)[0], rangeOf(member)[1], `rs.${name}`);
  needed.set('rs', 'value');
  draft.note('change', namedRule(BEHAVIORS, runner === 'jest' ? 'jest to rs' : 'vi to rs'), member);
  if (runner === 'jest' && options && factory) removeOptions(factory, options, file);
  if (factory) convertFactory(unwrap(factory), name, { ...special, specifier });
}

function convertFactory(
  factory: Node,
  name: string,
  { call, parents, file, specifier }: SpecialCall & { readonly specifier: string | undefined },
): void {
  const { draft, runner } = file;
  if (factory.type !== 'ArrowFunctionExpression' && factory.type !== 'FunctionExpression') {
    const isOptions = factory.type === 'ObjectExpression' || runner === 'vitest';
    if (!isOptions) draft.note('check', namedRule(BEHAVIORS, 'mock outside'), factory);
    return;
  }
  if (runner === 'jest' && /^mock(?:Require)?$/.test(name)) {
    hoistVariables(factory, [...parents, factory], file);
  }
  if (!factory.async && factory.params.length === 0) return;
  const [path] = call.arguments;
  makeSynchronous(factory, specifier, path ? draft.source(path) : '', file);
}

function removeOptions(factory: Node, options: Node, { draft, done }: TestFile): void {
  draft.edits.remove(rangeOf(factory)[1], rangeOf(options)[1]);
  for (const one of nodesIn(options)) done.add(one);
  draft.note('change', namedRule(BEHAVIORS, 'mock arguments'), options);
}

/** `mock`, `doMock`, or the ones for `require()`. */
function mockName({ member, parents, file }: SpecialCall, specifier: string | undefined): string {
  const written = member.property.type === 'Identifier' ? member.property.name : '';
  const inFunction = parents.some(({ type }) => /Function|ObjectMethod|ClassMethod/.test(type));
  const { draft, runner, program } = file;
  let late = written === 'doMock' || written === 'unstable_mockModule';
  if (written === 'mock' && inFunction && runner === 'jest') {
    late = true;
    draft.note('check', namedRule(BEHAVIORS, 'mock scope'), member);
  }
  const isPackage = specifier !== undefined && !/^[./]/.test(specifier);
  const required =
    runner === 'jest' &&
    isPackage &&
    nodesIn(program).some(
      (one) =>
        one.type === 'CallExpression' &&
        dottedName(one.callee) === 'require' &&
        stringValue(one.arguments[0]) === specifier,
    );
  if (!required) return late ? 'doMock' : 'mock';
  draft.note('check', namedRule(BEHAVIORS, 'mock require'), member);
  return late ? 'doMockRequire' : 'mockRequire';
}

/** Replaces `importOriginal()`, `importActual()`, and `import()` in a factory, which can't wait. */
function makeSynchronous(
  factory: Factory,
  specifier: string | undefined,
  pathCode: string,
  file: TestFile,
): void {
  const { draft, done, needed } = file;
  const parameter = factory.params[0];
  const original = parameter?.type === 'Identifier' ? parameter.name : undefined;
  const awaits = nodesIn(factory.body).filter((one) => one.type === 'AwaitExpression');
  const replaced = awaits.map((one) => replacementOf(one.argument, original));
  const uses = original
    ? nodesIn(factory.body).filter((one) => one.type === 'Identifier' && one.name === original)
    : [];
  const known = replaced.every((one) => one !== undefined);
  const allAwaited = uses.length === replaced.filter((one) => one === 'original').length;
  if (!known || !allAwaited || (original && specifier === undefined)) {
    draft.note('manual', namedRule(BEHAVIORS, 'await in factory'), factory);
    return;
  }
  awaits.forEach((one, index) => {
    const call = unwrap(one.argument);
    if (call.type !== 'CallExpression' && call.type !== 'ImportExpression') return;
    const kind = replaced[index];
    if (call.type === 'ImportExpression' || kind === 'import') {
      const argument = call.type === 'ImportExpression' ? call.source : call.arguments[0];
      draft.edits.overwrite(rangeOf(one)[0], rangeOf(argument as Node)[0], 'require(');
      return;
    }
    draft.edits.overwrite(rangeOf(one)[0], rangeOf(call.callee)[1], 'rs.requireActual');
    for (const inner of nodesIn(call.callee)) done.add(inner);
    needed.set('rs', 'value');
    if (kind === 'original') draft.edits.appendLeft(rangeOf(call)[1] - 1, originalPath(pathCode));
  });
  const [start, bodyStart] = [rangeOf(factory)[0], rangeOf(factory.body)[0]];
  if (factory.type === 'ArrowFunctionExpression') {
    const parenthesis = factory.body.extra?.parenStart;
    const end = typeof parenthesis === 'number' ? parenthesis : bodyStart;
    draft.edits.overwrite(start, end, '() => ');
  } else draft.edits.overwrite(start, bodyStart, 'function () ');
  for (const one of factory.params) for (const inner of nodesIn(one)) done.add(inner);
  draft.note('change', namedRule(BEHAVIORS, 'async factory'), factory);
}

/** `import('./path')` and `'./path'` as a string. */
function originalPath(code: string): string {
  return /^import\(\s*([\s\S]*?)\s*\)$/.exec(code)?.[1] ?? code;
}

function replacementOf(
  node: Node,
  original: string | undefined,
): 'original' | 'actual' | 'import' | undefined {
  const value = unwrap(node);
  if (value.type === 'ImportExpression') return 'import';
  if (value.type !== 'CallExpression') return undefined;
  if (value.callee.type === 'Import') return 'import';
  const name = dottedName(value.callee);
  if (original && name === original) return 'original';
  return /^(?:vi|vitest|jest)\.(?:importActual|requireActual)$/.test(name ?? '')
    ? 'actual'
    : undefined;
}
