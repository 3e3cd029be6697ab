import { type RuleTable, rows, table } from './rule.ts';

const inSection = (id: string) => ({ targetPrefix: 'config ', section: `jest#${id}` });

const FILES = table(inSection('files-table'), {
  ...rows('same', ['projects', 'passWithNoTests', 'testNamePattern']),
  testMatch: { kind: 'renamed', to: 'include' },
  testRegex: { kind: 'moved', to: 'include', note: 'globs' },
  testPathIgnorePatterns: { kind: 'moved', to: 'exclude', note: 'globs' },
  rootDir: { kind: 'renamed', to: 'root' },
  roots: { kind: 'none', to: 'include', note: 'roots' },
  displayName: { kind: 'renamed', to: 'name' },
  preset: { kind: 'differs', to: 'extends', note: 'preset' },
});

const MODULES = table(inSection('modules-table'), {
  ...rows('unneeded', ['extensionsToTreatAsEsm', 'modulePathIgnorePatterns', 'haste']),
  ...rows('unneeded', ['dependencyExtractor', 'watchman', 'sandboxInjectedGlobals']),
  transform: { kind: 'unneeded', note: 'transform' },
  transformIgnorePatterns: {
    kind: 'moved',
    to: 'output.bundleDependencies',
    note: 'bundled packages',
  },
  moduleNameMapper: {
    kind: 'moved',
    to: ['resolve.alias', 'output.cssModules'],
    note: 'aliases',
  },
  moduleFileExtensions: { kind: 'moved', to: 'resolve.extensions' },
  moduleDirectories: { kind: 'moved', to: 'tools.rspack', note: 'module folders' },
  modulePaths: { kind: 'moved', to: 'tools.rspack', note: 'module folders' },
  resolver: { kind: 'moved', to: 'tools.rspack', note: 'module folders' },
  globals: { kind: 'moved', to: 'source.define' },
  injectGlobals: { kind: 'renamed', to: 'globals' },
});

const SETUP = table(inSection('setup-table'), {
  ...rows('same', ['setupFiles', 'globalSetup']),
  setupFilesAfterEnv: { kind: 'moved', to: 'setupFiles' },
  globalTeardown: { kind: 'moved', to: 'globalSetup', note: 'globalTeardown' },
  testEnvironment: { kind: 'same', note: 'testEnvironment' },
  testEnvironmentOptions: { kind: 'moved', to: 'testEnvironment.options' },
  fakeTimers: { kind: 'none', to: 'utility rs.useFakeTimers', note: 'jest fakeTimers' },
});

const MOCKS = table(inSection('mocks-table'), {
  ...rows('same', ['clearMocks', 'snapshotFormat']),
  resetMocks: { kind: 'same', note: 'resetMocks' },
  restoreMocks: { kind: 'same', note: 'restoreMocks' },
  resetModules: { kind: 'none', to: 'utility rs.resetModules', note: 'resetModules' },
  automock: { kind: 'none', to: 'utility rs.mock', note: 'automock' },
  unmockedModulePathPatterns: { kind: 'none' },
  snapshotSerializers: {
    kind: 'none',
    to: 'expect-static expect.addSnapshotSerializer',
    note: 'snapshotSerializers',
  },
  snapshotResolver: { kind: 'moved', to: 'resolveSnapshotPath', note: 'snapshotResolver' },
  prettierPath: { kind: 'unneeded' },
});

const RUNNING = table(inSection('run-table'), {
  ...rows('same', ['testTimeout', 'bail', 'maxConcurrency', 'logHeapUsage', 'silent']),
  ...rows('same', ['onlyFailures']),
  maxWorkers: { kind: 'moved', to: 'pool.maxWorkers' },
  workerThreads: { kind: 'moved', to: 'pool.type' },
  workerIdleMemoryLimit: { kind: 'moved', to: 'pool.memoryLimit' },
  slowTestThreshold: { kind: 'differs' },
  verbose: { kind: 'moved', to: 'reporters' },
  reporters: { kind: 'differs', note: 'reporters' },
  testResultsProcessor: { kind: 'differs', to: 'reporters', note: 'reporters' },
  testLocationInResults: { kind: 'renamed', to: 'includeTaskLocation' },
  updateSnapshot: { kind: 'renamed', to: 'update' },
  cache: { kind: 'moved', to: 'performance.buildCache' },
  cacheDirectory: { kind: 'moved', to: 'performance.buildCache.cacheDirectory' },
  detectOpenHandles: { kind: 'unneeded', to: 'detectAsyncLeaks' },
  ...rows('unneeded', ['forceExit', 'openHandlesTimeout']),
  ...rows('none', ['runner', 'testRunner']),
});

const COVERAGE = table(inSection('coverage'), {
  collectCoverage: { kind: 'moved', to: 'coverage.enabled' },
  collectCoverageFrom: { kind: 'moved', to: ['coverage.include', 'coverage.exclude'] },
  coveragePathIgnorePatterns: { kind: 'moved', to: 'coverage.exclude', note: 'globs' },
  coverageDirectory: { kind: 'moved', to: 'coverage.reportsDirectory' },
  coverageReporters: { kind: 'moved', to: 'coverage.reporters' },
  coverageProvider: { kind: 'moved', to: 'coverage.provider' },
  coverageThreshold: { kind: 'moved', to: 'coverage.thresholds', note: 'coverageThreshold' },
});

/** Options of Jest. Others have no counterpart and are left out with a note. */
export const JEST_CONFIG: RuleTable = new Map([
  ...FILES,
  ...MODULES,
  ...SETUP,
  ...MOCKS,
  ...RUNNING,
  ...COVERAGE,
]);
