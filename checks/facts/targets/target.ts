/** The kinds of targets, in the order in which they're counted. */
export const TARGET_KINDS = [
  'export-value',
  'export-type',
  'global',
  'utility',
  'mock',
  'mock-context',
  'matcher',
  'matcher-chai',
  'expect-static',
  'test-modifier',
  'test-context',
  'test-option',
  'describe-modifier',
  'hook',
  'reporter-hook',
  'reporter-option',
  'config',
  'cli-command',
  'cli-flag',
] as const;

export type TargetKind = (typeof TARGET_KINDS)[number];

/** Something in the package that has to be documented. */
export interface TypeTarget {
  readonly kind: TargetKind;
  /**
   * Unique within its kind: `@rstest/core#test`, `rs.fn`, `expect().toBe`, `test.only`,
   * `md.header.env`, `coverage.thresholds.<key>`, `list --json`.
   */
  readonly id: string;
}

export function targetsOf(kind: TargetKind, ids: readonly string[]): TypeTarget[] {
  return ids.map((id) => ({ kind, id }));
}
