import { type RuleTable, rows, table } from './rule.ts';

const coverage = (names: readonly string[]) => names.map((name) => `coverage.${name}`);

/** Options below `test` in a Vitest configuration. Others have no counterpart and are left out with a note. */
export const VITEST_CONFIG: RuleTable = new Map([
  ...table(
    { targetPrefix: 'config ', section: 'vitest#check' },
    {
      browser: { kind: 'none', note: 'browser' },
      provide: { kind: 'none', to: 'config env', note: 'provide' },
    },
  ),
  ...table(
    { targetPrefix: 'config ', section: 'vitest#options-table' },
    {
      ...rows('same', ['include', 'exclude', 'includeSource', 'name', 'root', 'env', 'globals']),
      ...rows('same', ['isolate', 'setupFiles', 'globalSetup', 'passWithNoTests', 'projects']),
      ...rows('same', ['testTimeout', 'hookTimeout', 'slowTestThreshold', 'bail', 'retry']),
      ...rows('same', ['maxConcurrency', 'logHeapUsage', 'silent', 'clearMocks', 'restoreMocks']),
      ...rows('same', ['unstubEnvs', 'unstubGlobals', 'snapshotFormat', 'resolveSnapshotPath']),
      ...rows('same', ['chaiConfig', 'hideSkippedTests', 'printConsoleTrace', 'onConsoleLog']),
      ...rows('same', ['disableConsoleIntercept', 'includeTaskLocation', 'forceRerunTriggers']),
      ...rows('same', ['update', 'detectAsyncLeaks', 'testNamePattern']),
      environment: { kind: 'renamed', to: 'testEnvironment' },
      environmentOptions: { kind: 'moved', to: 'testEnvironment.options' },
      environmentMatchGlobs: { kind: 'moved', to: 'projects', note: 'projects inherit' },
      poolMatchGlobs: { kind: 'moved', to: 'projects', note: 'projects inherit' },
      mockReset: { kind: 'renamed', to: 'resetMocks' },
      pool: { kind: 'moved', to: 'pool.type' },
      poolOptions: { kind: 'moved', to: 'pool' },
      maxWorkers: { kind: 'moved', to: 'pool.maxWorkers' },
      execArgv: { kind: 'moved', to: 'pool.execArgv' },
      vmMemoryLimit: { kind: 'moved', to: 'pool.memoryLimit' },
      fileParallelism: { kind: 'moved', to: 'pool.maxWorkers' },
      inspect: { kind: 'moved', to: 'pool.execArgv', note: 'inspect' },
      inspectBrk: { kind: 'moved', to: 'pool.execArgv', note: 'inspect' },
      reporters: { kind: 'differs', note: 'reporters' },
      outputFile: { kind: 'moved', to: 'reporters', note: 'outputFile' },
      coverage: { kind: 'same' },
      ...rows(
        'same',
        coverage(['provider', 'enabled', 'include', 'exclude', 'clean', 'thresholds']),
      ),
      ...rows(
        'same',
        coverage(['reportsDirectory', 'reportOnFailure', 'allowExternal', 'changed']),
      ),
      'coverage.reporter': { kind: 'renamed', to: 'coverage.reporters' },
      'coverage.all': { kind: 'unneeded', to: 'coverage.include' },
      ...rows('none', coverage(['ignoreClassMethods', 'instrumenter', 'customProviderModule'])),
      ...rows('none', coverage(['thresholds.100', 'thresholds.autoUpdate', 'thresholds.perFile'])),
      snapshotSerializers: {
        kind: 'none',
        to: 'expect-static expect.addSnapshotSerializer',
        note: 'snapshotSerializers',
      },
      alias: { kind: 'moved', to: 'resolve.alias' },
      workspace: { kind: 'renamed', to: 'projects' },
      fakeTimers: { kind: 'none', to: 'utility rs.useFakeTimers', note: 'vitest fakeTimers' },
      'server.deps.inline': { kind: 'moved', to: 'output.bundleDependencies', note: 'inline' },
      css: { kind: 'unneeded' },
      expect: { kind: 'same' },
      'expect.poll': { kind: 'same' },
      'expect.requireAssertions': { kind: 'none' },
      cache: { kind: 'moved', to: 'performance.buildCache' },
      ...rows('none', ['sequence', 'typecheck', 'benchmark', 'dir', 'deps', 'server', 'runner']),
      ...rows('none', ['onStackTrace', 'onUnhandledError', 'dangerouslyIgnoreUnhandledErrors']),
      ...rows('none', ['snapshotEnvironment']),
    },
  ),
]);

/** Vite's options next to `test`, and a plugin that isn't needed. Other options are left out with a note. */
export const VITE_CONFIG: RuleTable = table(
  { targetPrefix: 'config ', section: 'vitest#plugins' },
  {
    ...rows('same', ['root', 'plugins', 'resolve']),
    define: { kind: 'moved', to: 'source.define' },
    'resolve.alias': { kind: 'same', note: 'aliases' },
    'resolve.conditions': { kind: 'renamed', to: 'resolve.conditionNames' },
    ...rows('same', ['resolve.mainFields', 'resolve.extensions', 'resolve.dedupe']),
    'resolve.tsconfigPaths': { kind: 'unneeded' },
    'vite-tsconfig-paths': { kind: 'unneeded' },
    esbuild: { kind: 'moved', to: 'tools.swc', note: 'swc' },
    oxc: { kind: 'moved', to: 'tools.swc', note: 'swc' },
    assetsInclude: { kind: 'moved', to: 'source.assetsInclude' },
    tsconfig: { kind: 'moved', to: 'source.tsconfigPath' },
    envDir: { kind: 'none', note: 'env files' },
    envPrefix: { kind: 'none', note: 'env files' },
    ...rows('none', ['css', 'ssr', 'mode']),
  },
);
