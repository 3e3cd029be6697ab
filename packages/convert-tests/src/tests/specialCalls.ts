/** Functions of `jest` and `vi` whose arguments change. */
import type { ObjectProperty } from '@babel/types';
import { JEST_TIMERS } from '../rules/jestTests.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { convertMockCall } from './mockCalls.ts';
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

/** In Rstest, the value of an environment variable must be a string. */
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

/** Converts the argument of `jest.useFakeTimers`, which is an object of options or a string. */
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
  for (const property of options.properties) {
    if (property.type === 'ObjectProperty') convertTimerOption(property, file);
  }
};

const TIMER_OPTIONS: ReadonlyMap<string, string> = new Map([
  ['doNotFake', 'toNotFake'],
  ['advanceTimers', 'shouldAdvanceTime'],
]);

function convertTimerOption(property: ObjectProperty, { draft }: TestFile): void {
  const name = keyOf(property) ?? '';
  const rule = JEST_TIMERS.get(name);
  if (!rule) return;
  const value = unwrap(property.value);
  const target = TIMER_OPTIONS.get(name);
  if (target) draft.replace(property.key, target);
  const isOff = value.type === 'BooleanLiteral' && !value.value;
  draft.note(target || isOff ? 'change' : 'manual', rule, property);
  if (target) return;
  const [start, end] = rangeOf(property);
  const comma = /^\s*,\s*/.exec(draft.code.slice(end))?.[0].length ?? 0;
  draft.edits.remove(start, end + comma);
}

/** Handlers by the name of the function, which exists in one runner only, or means the same in both. */
export const SPECIAL_CALLS: Readonly<Record<string, Special>> = {
  mock: convertMockCall,
  doMock: convertMockCall,
  unstable_mockModule: convertMockCall,
  setTimeout: setting('testTimeout'),
  retryTimes: setting('retry'),
  useFakeTimers,
  setSystemTime,
  stubEnv,
};
