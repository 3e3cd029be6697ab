import type { Rule } from './rule.ts';

const indexes = new WeakMap<readonly Rule[], ReadonlyMap<string, Rule>>();

/** Rules by their names. */
export function byName(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  const known = indexes.get(rules) ?? new Map(rules.map((rule) => [rule.source, rule] as const));
  indexes.set(rules, known);
  return known;
}

export function namedRule(rules: readonly Rule[], name: string): Rule {
  const rule = byName(rules).get(name);
  if (!rule) throw new Error(`There is no rule named ${name}`);
  return rule;
}

/** Options without a counterpart that no test's result depends on. */
export const HARMLESS: ReadonlySet<string> = new Set([
  'detectLeaks',
  'errorOnDeprecated',
  'notify',
  'notifyMode',
  'forceCoverageMatch',
  'filter',
  'testFailureExitCode',
  'watchPlugins',
  'watchPathIgnorePatterns',
  'testSequencer',
  'randomize',
  'ci',
  'changedSince',
  'changedFilesWithAncestor',
  'collectTests',
  'expand',
  'json',
  'noStackTrace',
  'outputFile',
  'onlyChanged',
  'showSeed',
  'skipFilter',
  'useStderr',
  'watch',
  'watchAll',
  'workerGracefulExitTimeout',
  'waitForUnhandledRejections',
  'allowOnly',
  'api',
  'open',
  'ui',
  'uiBase',
  'cache',
  'experimental',
  'expandSnapshotDiff',
  'diff',
  'attachmentsDir',
  'teardownTimeout',
  'watchTriggerPatterns',
  'coverage.watermarks',
  'coverage.skipFull',
  'coverage.cleanOnRerun',
  'coverage.excludeAfterRemap',
  'coverage.processingConcurrency',
  'coverage.htmlDir',
]);
