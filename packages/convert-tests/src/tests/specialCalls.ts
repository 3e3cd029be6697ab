/** Functions of `jest` and `vi` whose arguments change. */
import type { ObjectProperty } from '@babel/types';
import { JEST_TIMERS } from '../rules/jestTests.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { dottedName, keyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { mockCall } from './mockCalls.ts';
import type { ObjectCall, TestFile } from './testFile.ts';

type Special = (call: ObjectCall) => void;

/** `jest.setTimeout(9)` becomes `rs.setConfig({ testTimeout: 9 })`. */
const setting =
  (name: string): Special =>
  ({ call, member, rule, file: { draft }, rename, replace }) => {
    const [value, ...others] = call.arguments;
    if (!value) {
      rename();
      return;
    }
    if (others.length > 0) draft.note('manual', rule, member);
    replace('rs.setConfig');
    draft.edits.appendLeft(rangeOf(value)[0], `{ ${name}: `).appendRight(rangeOf(value)[1], ' }');
  };

/** Replaces a call without arguments by an expression. */
const expression =
  (text: string): Special =>
  ({ call, member, rule, file: { draft } }) => {
    draft.replace(call, text);
    draft.note('change', rule, member);
  };

const replaceProperty: Special = ({ call, member, rule, file: { draft, needed } }) => {
  const [object, key] = call.arguments;
  const name = (object && dottedName(object)) ?? '';
  if (!key || !/^(?:process\.env|globalThis|global|window|self)$/.test(name)) {
    draft.note('manual', rule, member);
    return;
  }
  const target = name === 'process.env' ? 'rs.stubEnv(' : 'rs.stubGlobal(';
  draft.edits.overwrite(rangeOf(member)[0], rangeOf(key)[0], target);
  needed.set('rs', 'value');
  draft.note('change', rule, member);
};

const setMock: Special = ({ call, file: { draft }, rename, replace }) => {
  const value = call.arguments[1];
  if (!value) {
    rename();
    return;
  }
  replace('rs.doMock');
  const isObject = unwrap(value).type === 'ObjectExpression';
  const [start, end] = rangeOf(value);
  draft.edits.appendLeft(start, isObject ? '() => (' : '() => ');
  if (isObject) draft.edits.appendRight(end, ')');
};

/** Rstest takes only strings. */
const stubEnv: Special = ({ call, file: { draft }, rename }) => {
  const value = call.arguments[1];
  rename();
  if (value?.type === 'BooleanLiteral' || value?.type === 'NumericLiteral')
    draft.replace(value, quoted(String(value.value)));
};

/** Vitest also takes a date as a string. */
const setSystemTime: Special = ({ call, file: { draft, program, runner }, rename }) => {
  const [time] = call.arguments;
  rename();
  if (!time || runner === 'jest') return;
  if (!/^(?:String|Template)Literal$/.test(resolveConstant(time, program).type)) return;
  const [start, end] = rangeOf(time);
  draft.edits.appendLeft(start, 'new Date(').appendRight(end, ')');
};

/** `jest.useFakeTimers`, with the options and the string that Jest takes. */
const useFakeTimers: Special = ({ call, file, rename }) => {
  const { draft, runner } = file;
  const [options] = call.arguments;
  rename();
  if (!options || runner !== 'jest') return;
  const implementation = stringValue(options);
  const legacy = JEST_TIMERS.get('legacyFakeTimers');
  if (implementation !== undefined) draft.edits.remove(...rangeOf(options));
  if (implementation === 'legacy' && legacy) draft.note('manual', legacy, options);
  if (options.type !== 'ObjectExpression') return;
  for (const one of options.properties) if (one.type === 'ObjectProperty') timerOption(one, file);
};

const TIMER_OPTIONS: ReadonlyMap<string, string> = new Map([
  ['doNotFake', 'toNotFake'],
  ['timerLimit', 'loopLimit'],
  ['advanceTimers', 'shouldAdvanceTime'],
]);

function timerOption(property: ObjectProperty, { draft }: TestFile): void {
  const name = keyOf(property) ?? '';
  const rule = JEST_TIMERS.get(name);
  if (!rule) return;
  const value = unwrap(property.value);
  const target = TIMER_OPTIONS.get(name);
  if (target) draft.replace(property.key, target);
  if (name === 'advanceTimers' && value.type === 'NumericLiteral')
    draft.replace(value, `true, advanceTimeDelta: ${value.value}`);
  const isOff = value.type === 'BooleanLiteral' && !value.value;
  draft.note(target || isOff ? 'change' : 'manual', rule, property);
  if (target) return;
  const [start, end] = rangeOf(property);
  const comma = /^\s*,\s*/.exec(draft.code.slice(end))?.[0].length ?? 0;
  draft.edits.remove(start, end + comma);
}

/**
 * `jest.isolateModules(() => { … })` becomes a block that begins with `rs.resetModules()`, if it's a
 * statement with a function literal.
 */
const isolateModules: Special = ({ call, member, parents, rule, file: { draft, needed } }) => {
  const [callback] = call.arguments;
  const around = parents.at(-3);
  const isAwaited = around?.type === 'AwaitExpression';
  const statement = isAwaited ? parents.at(-4) : around;
  const isLiteral =
    callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression';
  if (
    !isLiteral ||
    callback.body.type !== 'BlockStatement' ||
    statement?.type !== 'ExpressionStatement' ||
    (callback.async && !isAwaited)
  ) {
    draft.note('manual', rule, member);
    return;
  }
  const [bodyStart, bodyEnd] = rangeOf(callback.body);
  const [start, end] = rangeOf(statement);
  draft.edits.overwrite(start, bodyStart + 1, '{ rs.resetModules();');
  draft.edits.overwrite(bodyEnd - 1, end, '}');
  needed.set('rs', 'value');
  draft.note('check', rule, member);
};

/** By the name of the function. Jest and Vitest have these with the same meaning, or only one has. */
export const SPECIAL_CALLS: Readonly<Record<string, Special>> = {
  mock: mockCall,
  doMock: mockCall,
  unstable_mockModule: mockCall,
  setTimeout: setting('testTimeout'),
  retryTimes: setting('retry'),
  now: expression('Date.now()'),
  getMockedSystemTime: expression('new Date()'),
  replaceProperty,
  setMock,
  isolateModules,
  isolateModulesAsync: isolateModules,
  useFakeTimers,
  setSystemTime,
  stubEnv,
};
