import { type Rule, table } from './rule.ts';

const rs = { of: 'utility', section: 'jest#jest-object', prefix: 'jest.' };

const SAME = [
  'fn',
  'spyOn',
  'isMockFunction',
  'mocked',
  'clearAllMocks',
  'resetModules',
  'useRealTimers',
  'setSystemTime',
  'getRealSystemTime',
  'runAllTicks',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'advanceTimersToNextTimerAsync',
  'advanceTimersToNextFrame',
  'getTimerCount',
  'clearAllTimers',
] as const;

/** Every function of the `jest` object. */
export const JEST_OBJECT: readonly Rule[] = [
  ...table({ ...rs, listed: false }, [
    ...SAME.map((name) => [name, 'same', `rs.${name}`] as const),
    ['useFakeTimers', 'same', 'rs.useFakeTimers'],
  ]),
  ...table({ ...rs, section: 'jest#mock-functions', listed: false }, [
    ['resetAllMocks', 'same', 'rs.resetAllMocks'],
    ['restoreAllMocks', 'same', 'rs.restoreAllMocks'],
  ]),
  ...table(rs, [
    ['mock', 'same', 'rs.mock'],
    ['doMock', 'same', 'rs.doMock'],
    ['unmock', 'same', 'rs.unmock'],
    ['dontMock', 'renamed', 'rs.doUnmock'],
    ['deepUnmock', 'renamed', 'rs.unmock'],
    ['unstable_unmockModule', 'renamed', 'rs.unmock'],
    ['setMock', 'moved', 'rs.doMock'],
    [
      'unstable_mockModule',
      'moved',
      ['rs.mock', 'rs.doMock'],
      { en: 'The factory must be synchronous.', zh: '工厂函数必须是同步的。' },
    ],
    ['requireActual', 'same', ['rs.requireActual', 'rs.importActual']],
    [
      'requireMock',
      'differs',
      'rs.requireMock',
      {
        en: 'It finds only files in `__mocks__`. For other mocks, import the module.',
        zh: '只查找 `__mocks__` 里的文件。要获取其他 mock，请直接导入模块。',
      },
    ],
    [
      'createMockFromModule',
      'moved',
      ['rs.mockObject', 'rs.importActual'],
      {
        en: 'Use `rs.mockObject(await rs.importActual(path))`.',
        zh: '请用 `rs.mockObject(await rs.importActual(path))`。',
      },
    ],
    ['enableAutomock', 'none'],
    ['disableAutomock', 'none'],
    ['autoMockOn', 'none'],
    ['autoMockOff', 'none'],
    [
      'isolateModules',
      'moved',
      'rs.resetModules',
      {
        en: 'Call `rs.resetModules()`, and then load the modules with `require()`.',
        zh: '请调用 `rs.resetModules()`，再用 `require()` 加载模块。',
      },
    ],
    [
      'isolateModulesAsync',
      'moved',
      'rs.resetModules',
      {
        en: 'Call `rs.resetModules()`, and then load the modules with `await import()`.',
        zh: '请调用 `rs.resetModules()`，再用 `await import()` 加载模块。',
      },
    ],
    [
      'replaceProperty',
      'moved',
      ['rs.spyOn', 'rs.stubEnv', 'rs.stubGlobal'],
      {
        en: 'For other properties than globals and environment variables, set the value and restore it yourself.',
        zh: '如果属性不是全局变量或环境变量，请自行赋值并还原。',
      },
    ],
    ['setTimeout', 'moved', 'rs.setConfig'],
    ['retryTimes', 'moved', 'rs.setConfig'],
    ['now', 'renamed', []],
    ['setTimerTickMode', 'renamed', 'rs.setTickMode'],
    ['runAllImmediates', 'renamed', 'rs.runAllTimers'],
    ['getSeed', 'none'],
    ['onGenerateMock', 'none'],
    ['isEnvironmentTornDown', 'none'],
  ]),
];

/** Types of the `jest` namespace, of `@jest/globals`, and of `jest-mock`. */
export const JEST_TYPES: readonly Rule[] = table(
  { of: 'export-type', section: 'large-suite#types', prefix: 'jest.' },
  [
    ['Mock', 'moved', '@rstest/core#Mock'],
    ['MockedFunction', 'renamed', '@rstest/core#Mocked'],
    ['MockedClass', 'renamed', '@rstest/core#Mocked'],
    ['MockedObject', 'renamed', '@rstest/core#Mocked'],
    ['Mocked', 'same', '@rstest/core#Mocked'],
    ['MockInstance', 'moved', '@rstest/core#MockInstance'],
    ['SpyInstance', 'moved', '@rstest/core#MockInstance'],
    ['SpiedFunction', 'renamed', '@rstest/core#MockInstance'],
    ['Spied', 'renamed', '@rstest/core#MockInstance'],
    ['SpiedClass', 'none'],
    ['SpiedGetter', 'none'],
    ['SpiedSetter', 'none'],
    ['Replaced', 'none'],
  ],
);

const files = { of: 'test-modifier', section: 'jest#test-files' };

/** Test functions and matchers that have another name, or none. */
export const JEST_NAMES: readonly Rule[] = table(files, [
  ['xit', 'renamed', 'test.skip'],
  ['xtest', 'renamed', 'test.skip'],
  ['xdescribe', 'renamed', 'describe-modifier describe.skip'],
  ['fit', 'renamed', 'test.only'],
  ['fdescribe', 'renamed', 'describe-modifier describe.only'],
  ['test.failing', 'renamed', 'test.fails'],
  ['%p', 'renamed', []],
  [
    'expect.arrayOf',
    'none',
    ['expect-static expect.toSatisfy'],
    {
      en: 'Use `expect.toSatisfy((items) => items.every(…))`. `expect.arrayContaining` passes if a single element matches.',
      zh: '请用 `expect.toSatisfy((items) => items.every(…))`。`expect.arrayContaining` 只要有一个元素匹配就通过。',
    },
  ],
]);

/** Options of `jest.useFakeTimers`. */
export const JEST_TIMERS: readonly Rule[] = table({ of: 'utility', section: 'jest#fake-timers' }, [
  ['doNotFake', 'renamed', []],
  ['advanceTimers', 'moved', []],
  ['timerLimit', 'renamed', []],
  ['legacyFakeTimers', 'none', []],
]);
