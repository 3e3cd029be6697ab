import { type RuleTable, rows, table } from './rule.ts';

/** Functions of the `vi` object that `rs` has under another name, not at all, or with a difference. */
export const VI_OBJECT: RuleTable = table(
  { targetPrefix: 'utility ', section: 'vitest#vi-object', prefix: 'vi.' },
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

const names = (section: string) => ({
  targetPrefix: 'export-value @rstest/core#',
  section: `vitest#${section}`,
});

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
    suite: { kind: 'renamed', to: 'describe' },
    'test.suite': { kind: 'renamed', to: 'describe' },
    'test.describe': { kind: 'renamed', to: 'describe' },
    'test.beforeEach': { kind: 'none', to: 'beforeEach', note: 'hooks' },
    'test.scoped': { kind: 'none', note: 'extend test' },
    'test.override': { kind: 'none', note: 'extend test' },
    chai: { kind: 'none', to: 'assert', note: 'chai' },
    should: { kind: 'none', note: 'expect' },
    createExpect: { kind: 'none', note: 'expect' },
    'expect.assert': { kind: 'none', to: 'assert', note: 'assert' },
    recordArtifact: { kind: 'none' },
    'import.meta.vitest': { kind: 'renamed', to: 'global import.meta.rstest' },
  }),
  ...table(names('vi-object'), { vi: { kind: 'renamed', to: 'rs' } }),
  ...table(names('configuration'), { configDefaults: { kind: 'unneeded' } }),
]);

/** Types that test files import from `vitest`. */
export const VITEST_TYPES: RuleTable = table(
  { targetPrefix: 'export-type @rstest/core#', section: 'vitest#test-files' },
  {
    MockedFunction: { kind: 'renamed', to: 'Mock' },
    MockedClass: { kind: 'renamed', to: 'Mocked' },
    MockedObject: { kind: 'renamed', to: 'Mocked' },
    ...rows('same', ['Mock', 'Mocked', 'MockInstance', 'TestContext', 'TestOptions']),
    ...rows('same', ['Assertion', 'ExpectStatic']),
    TestAPI: { kind: 'renamed', to: 'TestAPIs' },
    VitestUtils: { kind: 'renamed', to: 'RstestUtilities' },
  },
);
