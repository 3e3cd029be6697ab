import { type RuleTable, rows, table } from './rule.ts';

/** Functions of the `jest` object that `rs` has under another name, or not at all. */
export const JEST_OBJECT: RuleTable = table(
  { targetKind: 'utility', section: 'jest#jest-object', prefix: 'jest.' },
  {
    dontMock: { kind: 'renamed', to: 'rs.doUnmock' },
    deepUnmock: { kind: 'renamed', to: 'rs.unmock' },
    unstable_unmockModule: { kind: 'renamed', to: 'rs.unmock' },
    setMock: { kind: 'none', to: 'rs.doMock', note: 'setMock' },
    unstable_mockModule: { kind: 'moved', to: ['rs.doMock', 'rs.mock'] },
    requireMock: { kind: 'differs', to: 'rs.requireMock', note: 'requireMock' },
    createMockFromModule: {
      kind: 'none',
      to: ['rs.mockObject', 'rs.importActual'],
      note: 'createMockFromModule',
    },
    // Until Jest 29.
    genMockFromModule: {
      kind: 'none',
      to: ['rs.mockObject', 'rs.importActual'],
      note: 'createMockFromModule',
    },
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
  { targetKind: 'export-type', section: 'large-suite#types', prefix: 'jest.' },
  {
    Mock: { kind: 'moved', to: '@rstest/core#Mock' },
    MockedFunction: { kind: 'renamed', to: '@rstest/core#Mocked' },
    MockedClass: { kind: 'renamed', to: '@rstest/core#Mocked' },
    MockedObject: { kind: 'renamed', to: '@rstest/core#Mocked' },
    Mocked: { kind: 'same', to: '@rstest/core#Mocked' },
    MockInstance: { kind: 'moved', to: '@rstest/core#MockInstance' },
    SpyInstance: { kind: 'moved', to: '@rstest/core#MockInstance' },
    SpiedFunction: { kind: 'renamed', to: '@rstest/core#MockInstance' },
    Spied: { kind: 'renamed', to: '@rstest/core#MockInstance' },
    ...rows('none', ['SpiedClass', 'SpiedGetter', 'SpiedSetter', 'Replaced']),
  },
);

/** Test functions and other names that Rstest has under another name, or not at all. */
export const JEST_NAMES: RuleTable = new Map([
  ...table(
    { targetKind: 'export-value', section: 'jest#jest-object' },
    {
      jest: { kind: 'renamed', to: '@rstest/core#rs' },
      JEST_WORKER_ID: { kind: 'renamed', to: 'env RSTEST_WORKER_ID' },
    },
  ),
  ...table(
    { targetKind: 'test-modifier', section: 'jest#test-files' },
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
  { targetKind: 'utility', section: 'jest#fake-timers' },
  {
    doNotFake: { kind: 'renamed', to: [] },
    advanceTimers: { kind: 'moved', to: [] },
    timerLimit: { kind: 'none' },
    legacyFakeTimers: { kind: 'none' },
  },
);
