import type { RstestConfig } from '@rstest/core';
import type { ReasonKind } from './reasons.ts';

/**
 * What a setting of Rstest means for running in a page:
 * - `page`: the same as in Node; it is passed on.
 * - `files`: says which files are tests; settled while building.
 * - `nothing`: the outcome is the same without it.
 * - `bundle`: only the bundler can follow it, so the example is bundled while building.
 * - a reason: it has no meaning in a page, and the example is about it.
 */
export type SettingMeaning = 'page' | 'files' | 'nothing' | 'bundle' | ReasonKind;

/** Every setting that the installed Rstest has: its types see to that. */
const SETTINGS: Readonly<Record<keyof RstestConfig, SettingMeaning>> = {
  bail: 'page',
  chaiConfig: 'page',
  clearMocks: 'page',
  env: 'page',
  expect: 'page',
  globals: 'page',
  hookTimeout: 'page',
  maxConcurrency: 'page',
  passWithNoTests: 'page',
  resetMocks: 'page',
  restoreMocks: 'page',
  retry: 'page',
  setupFiles: 'page',
  snapshotFormat: 'page',
  testEnvironment: 'page',
  testNamePattern: 'page',
  testTimeout: 'page',
  unstubEnvs: 'page',
  unstubGlobals: 'page',
  exclude: 'files',
  // Taken in where it is read; what can't be read doesn't run in a page anyway.
  extends: 'settings',
  include: 'files',
  includeSource: 'files',
  root: 'files',
  disableConsoleIntercept: 'commandLine',
  hideSkippedTestFiles: 'reporter',
  hideSkippedTests: 'reporter',
  includeTaskLocation: 'nothing',
  logHeapUsage: 'reporter',
  name: 'nothing',
  printConsoleTrace: 'reporter',
  silent: 'reporter',
  slowTestThreshold: 'nothing',
  output: 'bundle',
  plugins: 'bundle',
  resolve: 'bundle',
  source: 'bundle',
  tools: 'bundle',
  browser: 'commandLine',
  coverage: 'coverage',
  detectAsyncLeaks: 'process',
  dev: 'build',
  federation: 'build',
  forceRerunTriggers: 'build',
  globalSetup: 'beforeRun',
  isolate: 'sharedProcess',
  onConsoleLog: 'reporter',
  onlyFailures: 'commandLine',
  performance: 'build',
  pool: 'process',
  projects: 'projects',
  reporters: 'reporter',
  resolveSnapshotPath: 'snapshotFile',
  update: 'snapshotFile',
};

/** One that Rstest doesn't know, it ignores, and so do we. */
export function meaningOf(setting: string): SettingMeaning {
  const known: Readonly<Record<string, SettingMeaning>> = SETTINGS;
  return known[setting] ?? 'nothing';
}
