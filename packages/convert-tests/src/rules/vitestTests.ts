import { type RuleTable, rows, table } from './rule.ts';

/** Functions of the `vi` object that `rs` has under another name, not at all, or with a difference. */
export const VI_OBJECT: RuleTable = table(
  { targetKind: 'utility', section: 'vitest#vi-object', prefix: 'vi.' },
  {
    importMock: {
      kind: 'differs',
      to: ['rs.importMock', 'rs.mockObject', 'rs.importActual'],
      note: 'importMock',
    },
    setConfig: { kind: 'differs', to: 'rs.setConfig', note: 'setConfig' },
    setTimerTickMode: { kind: 'renamed', to: 'rs.setTickMode' },
    getMockedSystemTime: { kind: 'none', note: 'current time' },
    dynamicImportSettled: { kind: 'none', to: 'rs.waitFor', note: 'dynamicImportSettled' },
    ...rows('none', ['defineHelper', 'when']),
  },
);

const names = (section: string) => ({ targetKind: 'export-value', section: `vitest#${section}` });

/** Names of `vitest` that `@rstest/core` has under another name, or not at all. */
export const VITEST_NAMES: RuleTable = new Map([
  ...table(names('check'), {
    bench: { kind: 'none', note: 'bench' },
    expectTypeOf: { kind: 'none', note: 'type tests' },
    assertType: { kind: 'none', note: 'type tests' },
    inject: { kind: 'none', note: 'inject' },
    aroundEach: { kind: 'none', note: 'fixtures' },
    aroundAll: { kind: 'none', note: 'fixtures' },
    'test.aroundEach': { kind: 'none', note: 'fixtures' },
    'test.aroundAll': { kind: 'none', note: 'fixtures' },
    'describe.shuffle': { kind: 'none' },
  }),
  ...table(names('test-files'), {
    suite: { kind: 'renamed', to: '@rstest/core#describe' },
    'test.suite': { kind: 'renamed', to: '@rstest/core#describe' },
    'test.describe': { kind: 'renamed', to: '@rstest/core#describe' },
    'test.beforeEach': { kind: 'none', to: '@rstest/core#beforeEach', note: 'hooks' },
    'test.scoped': { kind: 'none', note: 'extend test' },
    'test.override': { kind: 'none', note: 'extend test' },
    chai: { kind: 'none', to: '@rstest/core#assert', note: 'chai' },
    should: { kind: 'none', note: 'expect' },
    createExpect: { kind: 'none', note: 'expect' },
    'expect.assert': { kind: 'none', to: '@rstest/core#assert', note: 'assert' },
    recordArtifact: { kind: 'none' },
    'import.meta.vitest': { kind: 'renamed', to: 'global import.meta.rstest' },
  }),
  ...table(names('vi-object'), { vi: { kind: 'renamed', to: '@rstest/core#rs' } }),
  ...table(names('configuration'), { configDefaults: { kind: 'unneeded' } }),
]);

/** Types that test files import from `vitest`. */
export const VITEST_TYPES: RuleTable = table(
  { targetKind: 'export-type', section: 'vitest#test-files' },
  {
    MockedFunction: { kind: 'renamed', to: '@rstest/core#Mock' },
    MockedClass: { kind: 'renamed', to: '@rstest/core#Mocked' },
    MockedObject: { kind: 'renamed', to: '@rstest/core#Mocked' },
    Mock: { kind: 'same', to: '@rstest/core#Mock' },
    Mocked: { kind: 'same', to: '@rstest/core#Mocked' },
    MockInstance: { kind: 'same', to: '@rstest/core#MockInstance' },
    TestContext: { kind: 'same', to: '@rstest/core#TestContext' },
    TestOptions: { kind: 'same', to: '@rstest/core#TestOptions' },
    Assertion: { kind: 'same', to: '@rstest/core#Assertion' },
    ExpectStatic: { kind: 'same', to: '@rstest/core#ExpectStatic' },
    TestAPI: { kind: 'renamed', to: '@rstest/core#TestAPIs' },
    VitestUtils: { kind: 'renamed', to: '@rstest/core#RstestUtilities' },
  },
);
