import type { Node } from '@babel/types';
import { resolveConstant } from '../syntax/scopes.ts';
import { dottedName, keyOf, quoted, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { mockCall } from './mockCalls.ts';
import { fakeTimers, isolateModules, type Special, type SpecialCall } from './timers.ts';

/** Replaces the function, and puts code around its first argument. */
function wrapFirst(special: SpecialCall, name: string, before: string, after: string): void {
  const { call, member, rule, file } = special;
  const [first] = call.arguments;
  if (!first) {
    special.rename();
    return;
  }
  file.draft.edits.overwrite(...rangeOf(member), name);
  file.draft.edits.appendLeft(rangeOf(first)[0], before).appendRight(rangeOf(first)[1], after);
  file.needed.set('rs', 'value');
  file.draft.note(call.arguments.length > 1 ? 'manual' : 'change', rule, member);
}

const replaceProperty: Special = ({ call, member, rule, file }) => {
  const { draft } = file;
  const [object, key] = call.arguments;
  const name = object && dottedName(object);
  const isEnv = name === 'process.env';
  if (!key || !(isEnv || /^(?:globalThis|global|window|self)$/.test(name ?? ''))) {
    draft.note('manual', rule, member);
    return;
  }
  const [start] = rangeOf(member);
  draft.edits.overwrite(start, rangeOf(key)[0], `rs.${isEnv ? 'stubEnv' : 'stubGlobal'}(`);
  file.needed.set('rs', 'value');
  draft.note('change', rule, member);
};

const setMock: Special = (special) => {
  const { call, member, rule, file } = special;
  const value = call.arguments[1];
  if (!value) {
    special.rename();
    return;
  }
  file.draft.edits.overwrite(...rangeOf(member), 'rs.doMock');
  const isObject = unwrap(value).type === 'ObjectExpression';
  file.draft.edits.appendLeft(rangeOf(value)[0], isObject ? '() => (' : '() => ');
  if (isObject) file.draft.edits.appendRight(rangeOf(value)[1], ')');
  file.needed.set('rs', 'value');
  file.draft.note('change', rule, member);
};

/** Replaces a call without arguments by an expression. */
const replaceCall =
  (text: string): Special =>
  ({ call, member, rule, file }) => {
    file.draft.edits.overwrite(...rangeOf(call), text);
    file.draft.note('change', rule, member);
  };

/** Rstest takes only strings. */
const stubEnv: Special = (special) => {
  const value = special.call.arguments[1];
  special.rename();
  if (value?.type !== 'BooleanLiteral' && value?.type !== 'NumericLiteral') return;
  special.file.draft.edits.overwrite(...rangeOf(value), quoted(String(value.value)));
};

const SETTINGS =
  /^(?:testTimeout|hookTimeout|clearMocks|resetMocks|restoreMocks|maxConcurrency|retry)$/;

const setConfig: Special = (special) => {
  const [settings] = special.call.arguments;
  const known =
    settings?.type === 'ObjectExpression' &&
    settings.properties.every(
      (one) => one.type === 'ObjectProperty' && SETTINGS.test(keyOf(one) ?? ''),
    );
  special.rename();
  if (!known) special.file.draft.note('manual', special.rule, special.call);
};

/** Vitest also takes a date as a string. */
const setSystemTime: Special = (special) => {
  const [time] = special.call.arguments;
  special.rename();
  if (!time || !isString(resolveConstant(time, special.file.program))) return;
  special.file.draft.edits
    .appendLeft(rangeOf(time)[0], 'new Date(')
    .appendRight(rangeOf(time)[1], ')');
};

function isString({ type }: Node): boolean {
  return type === 'StringLiteral' || type === 'TemplateLiteral';
}

const requireMock: Special = (special) => special.rename();

export const SPECIAL_CALLS: Readonly<Record<string, Special>> = {
  'jest.mock': mockCall,
  'jest.doMock': mockCall,
  'jest.unstable_mockModule': mockCall,
  'vi.mock': mockCall,
  'vi.doMock': mockCall,
  'jest.setTimeout': (special) => wrapFirst(special, 'rs.setConfig', '{ testTimeout: ', ' }'),
  'jest.retryTimes': (special) => wrapFirst(special, 'rs.setConfig', '{ retry: ', ' }'),
  'jest.now': replaceCall('Date.now()'),
  'vi.getMockedSystemTime': replaceCall('new Date()'),
  'jest.replaceProperty': replaceProperty,
  'jest.setMock': setMock,
  'jest.isolateModules': isolateModules,
  'jest.isolateModulesAsync': isolateModules,
  'jest.createMockFromModule': ({ member, rule, file }) => file.draft.note('manual', rule, member),
  'jest.requireMock': requireMock,
  'jest.useFakeTimers': fakeTimers,
  'vi.setSystemTime': setSystemTime,
  'vi.stubEnv': stubEnv,
  'vi.setConfig': setConfig,
};
