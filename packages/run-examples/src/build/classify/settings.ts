import type { RstestConfig } from '@rstest/core';
import { holdsUnknown, isRecord, type Value } from './evaluate.ts';
import type { ReasonKind } from './reasons.ts';

/**
 * The meaning of an Rstest setting for a run in a page:
 * - `page`: the same as in Node; it's passed to the runtime.
 * - `files`: selects test files; resolved at build time.
 * - `nothing`: the result is the same without it.
 * - `bundle`: only the bundler can apply it, so the example is bundled at build time.
 * - a reason: it has no effect in a page, and the example is about it.
 */
type SettingMeaning = 'page' | 'files' | 'nothing' | 'bundle' | ReasonKind;

/** Every setting of the installed Rstest, enforced by its types. */
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
  extends: 'settings',
  include: 'files',
  includeSource: 'files',
  root: 'settings',
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

/** The meaning of a setting. Unknown ones have no effect, as in Rstest. */
export function settingMeaning(name: string): SettingMeaning {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name as keyof RstestConfig] : 'nothing';
}

/** Why a page can't apply a setting with this value; `bundle` if a bundler can, undefined if it can. */
export function settingReason(name: string, value: Value): ReasonKind | 'bundle' | undefined {
  const meaning = settingMeaning(name);
  if (meaning === 'nothing' || value === undefined) return undefined;
  if (meaning !== 'page' && meaning !== 'files') return meaning;
  // `exclude` can be an object that drops the default patterns.
  const isComputed = holdsUnknown(value) || (meaning === 'files' && isRecord(value));
  return isComputed ? 'settings' : undefined;
}
