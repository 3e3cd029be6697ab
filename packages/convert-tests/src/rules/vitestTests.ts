import { type Rule, table } from './rule.ts';

const rs = { of: 'utility', section: 'vitest#vi-object', prefix: 'vi.' };

const SAME = [
  'isFakeTimers',
  'useFakeTimers',
  'useRealTimers',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'runAllTimers',
  'runAllTimersAsync',
  'runAllTicks',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'advanceTimersToNextTimerAsync',
  'advanceTimersToNextFrame',
  'getTimerCount',
  'setSystemTime',
  'getRealSystemTime',
  'clearAllTimers',
  'spyOn',
  'fn',
  'waitFor',
  'waitUntil',
  'hoisted',
  'unmock',
  'doMock',
  'doUnmock',
  'importActual',
  'mockObject',
  'mocked',
  'isMockFunction',
  'clearAllMocks',
  'resetAllMocks',
  'stubGlobal',
  'unstubAllGlobals',
  'unstubAllEnvs',
  'resetModules',
] as const;

/** Every function of the `vi` object. */
export const VI_OBJECT: readonly Rule[] = [
  ...table({ ...rs, listed: false }, [
    ...SAME.map((name) => [name, 'same', `rs.${name}`] as const),
  ]),
  ...table({ ...rs, section: 'vitest#differences', listed: false }, [
    ['restoreAllMocks', 'same', 'rs.restoreAllMocks'],
  ]),
  ...table(rs, [
    ['mock', 'same', 'rs.mock'],
    [
      'importMock',
      'differs',
      ['rs.importMock', 'rs.mockObject', 'rs.importActual'],
      {
        en: 'It finds only files in `__mocks__`. For other modules, use `rs.mockObject(await rs.importActual(path))`.',
        zh: '只查找 `__mocks__` 里的文件。其他模块请用 `rs.mockObject(await rs.importActual(path))`。',
      },
    ],
    [
      'setConfig',
      'differs',
      'rs.setConfig',
      { en: 'It takes only seven settings.', zh: '只接受七项设置。' },
    ],
    ['resetConfig', 'same', 'rs.resetConfig'],
    ['setTimerTickMode', 'renamed', 'rs.setTickMode'],
    ['getMockedSystemTime', 'renamed', []],
    [
      'dynamicImportSettled',
      'none',
      ['rs.waitFor'],
      {
        en: 'Await the `import()`, or use `rs.waitFor`.',
        zh: '请 `await` 对应的 `import()`，或使用 `rs.waitFor`。',
      },
    ],
    ['stubEnv', 'differs', 'rs.stubEnv'],
    ['defineHelper', 'none'],
    ['when', 'none'],
  ]),
];

/** What test files import from `vitest`. */
export const VITEST_NAMES: readonly Rule[] = [
  ...table({ of: 'export-value', section: 'vitest#check' }, [
    [
      'bench',
      'none',
      [],
      { en: 'Use a separate benchmark tool.', zh: '请使用单独的基准测试工具。' },
    ],
    [
      'expectTypeOf',
      'none',
      [],
      { en: 'Check types with `tsc --noEmit`.', zh: '请用 `tsc --noEmit` 检查类型。' },
    ],
    [
      'assertType',
      'none',
      [],
      { en: 'Check types with `tsc --noEmit`.', zh: '请用 `tsc --noEmit` 检查类型。' },
    ],
    [
      'inject',
      'none',
      [],
      { en: 'Read the value from `process.env`.', zh: '请从 `process.env` 读取该值。' },
    ],
    ['aroundEach', 'none', [], { en: 'Use fixtures.', zh: '请使用夹具（fixture）。' }],
    ['aroundAll', 'none', [], { en: 'Use fixtures.', zh: '请使用夹具（fixture）。' }],
    ['describe.shuffle', 'none', []],
  ]),
  ...table({ of: 'export-value', section: 'vitest#test-files' }, [
    ['suite', 'renamed', '@rstest/core#describe'],
    ['test.suite', 'renamed', '@rstest/core#describe'],
    ['test.describe', 'renamed', '@rstest/core#describe'],
    [
      'test.beforeEach',
      'none',
      ['@rstest/core#beforeEach'],
      { en: 'Use the standalone hooks.', zh: '请使用独立的钩子。' },
    ],
    ['test.scoped', 'none', [], { en: 'Extend `test` again.', zh: '请再次扩展 `test`。' }],
    ['test.override', 'none', [], { en: 'Extend `test` again.', zh: '请再次扩展 `test`。' }],
    ['import.meta.vitest', 'renamed', 'global import.meta.rstest'],
  ]),
];

/** Types that test files import from `vitest`. */
export const VITEST_TYPES: readonly Rule[] = [
  ...table({ of: 'export-type', section: 'vitest#test-files' }, [
    ['MockedFunction', 'renamed', '@rstest/core#Mock'],
    ['MockedClass', 'renamed', '@rstest/core#Mocked'],
    ['MockedObject', 'renamed', '@rstest/core#Mocked'],
  ]),
  ...table({ of: 'export-type', section: 'vitest#test-files', listed: false }, [
    ['Mock', 'same', '@rstest/core#Mock'],
    ['Mocked', 'same', '@rstest/core#Mocked'],
    ['MockInstance', 'same', '@rstest/core#MockInstance'],
    ['TestContext', 'same', '@rstest/core#TestContext'],
    ['TestOptions', 'same', '@rstest/core#TestOptions'],
    ['Assertion', 'same', '@rstest/core#Assertion'],
    ['ExpectStatic', 'same', '@rstest/core#ExpectStatic'],
    ['TestAPI', 'renamed', '@rstest/core#TestAPIs'],
    ['VitestUtils', 'renamed', '@rstest/core#RstestUtilities'],
  ]),
];
