import { type RuleTable, rows, table } from './rule.ts';

const CREATE_MOCK = {
  kind: 'none',
  to: ['rs.mockObject', 'rs.importActual'],
  note: 'createMockFromModule',
} as const;

/** Functions of the `jest` object that `rs` has under another name, or not at all. */
export const JEST_OBJECT: RuleTable = table(
  { targetPrefix: 'utility ', section: 'jest#jest-object', prefix: 'jest.' },
  {
    dontMock: { kind: 'renamed', to: 'rs.doUnmock' },
    deepUnmock: { kind: 'renamed', to: 'rs.unmock' },
    unstable_unmockModule: { kind: 'renamed', to: 'rs.unmock' },
    setMock: { kind: 'none', to: 'rs.doMock', note: 'setMock' },
    unstable_mockModule: { kind: 'moved', to: ['rs.doMock', 'rs.mock'] },
    requireMock: { kind: 'differs', to: 'rs.requireMock', note: 'requireMock' },
    createMockFromModule: CREATE_MOCK,
    // Until Jest 29.
    genMockFromModule: CREATE_MOCK,
    ...rows('none', ['enableAutomock', 'disableAutomock', 'autoMockOn', 'autoMockOff']),
    isolateModules: { kind: 'none', to: 'rs.resetModules', note: 'isolateModules' },
    isolateModulesAsync: { kind: 'none', to: 'rs.resetModules', note: 'isolateModules' },
    replaceProperty: {
      kind: 'none',
      to: ['rs.spyOn', 'rs.stubEnv', 'rs.stubGlobal'],
      note: 'replaceProperty',
    },
    setTimeout: { kind: 'moved', to: 'rs.setConfig' },
    retryTimes: { kind: 'moved', to: 'rs.setConfig' },
    now: { kind: 'none', note: 'current time' },
    setTimerTickMode: { kind: 'renamed', to: 'rs.setTickMode' },
    runAllImmediates: { kind: 'renamed', to: 'rs.runAllTimers' },
    ...rows('none', ['getSeed', 'onGenerateMock', 'isEnvironmentTornDown']),
  },
);

/** Types of the `jest` namespace, of `@jest/globals`, and of `jest-mock`. */
export const JEST_TYPES: RuleTable = table(
  { targetPrefix: 'export-type @rstest/core#', section: 'large-suite#types', prefix: 'jest.' },
  {
    Mock: { kind: 'moved' },
    MockedFunction: { kind: 'renamed', to: 'Mocked' },
    MockedClass: { kind: 'renamed', to: 'Mocked' },
    MockedObject: { kind: 'renamed', to: 'Mocked' },
    Mocked: { kind: 'same' },
    MockInstance: { kind: 'moved' },
    SpyInstance: { kind: 'moved', to: 'MockInstance' },
    SpiedFunction: { kind: 'renamed', to: 'MockInstance' },
    Spied: { kind: 'renamed', to: 'MockInstance' },
    ...rows('none', ['SpiedClass', 'SpiedGetter', 'SpiedSetter', 'Replaced']),
  },
);

/** Test functions and other names that Rstest has under another name, or not at all. */
export const JEST_NAMES: RuleTable = new Map([
  ...table(
    { targetPrefix: 'export-value @rstest/core#', section: 'jest#jest-object' },
    {
      jest: { kind: 'renamed', to: 'rs' },
      JEST_WORKER_ID: { kind: 'renamed', to: 'env RSTEST_WORKER_ID' },
    },
  ),
  ...table(
    { targetPrefix: 'test-modifier ', section: 'jest#test-files' },
    {
      xit: { kind: 'renamed', to: 'test.skip' },
      xtest: { kind: 'renamed', to: 'test.skip' },
      xdescribe: { kind: 'renamed', to: 'describe-modifier describe.skip' },
      fit: { kind: 'renamed', to: 'test.only' },
      fdescribe: { kind: 'renamed', to: 'describe-modifier describe.only' },
      'test.failing': { kind: 'renamed', to: 'test.fails' },
      '%p': { kind: 'renamed', to: [] },
      'expect.arrayOf': {
        kind: 'none',
        to: 'expect-static expect.toSatisfy',
        note: 'expect.arrayOf',
      },
    },
  ),
]);

/** Options of `jest.useFakeTimers`. */
export const JEST_TIMERS: RuleTable = table(
  { targetPrefix: 'utility ', section: 'jest#fake-timers' },
  {
    doNotFake: { kind: 'renamed', to: [] },
    advanceTimers: { kind: 'moved', to: [] },
    timerLimit: { kind: 'none' },
    legacyFakeTimers: { kind: 'none' },
  },
);
