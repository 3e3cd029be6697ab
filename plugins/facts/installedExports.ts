import type { PackageProbe } from './probePackage.ts';

export interface InstalledExports {
  /** What `import { … } from '@rstest/core'` can name at run time. */
  readonly names: readonly string[];
  /** Members of `rs`. */
  readonly members: readonly string[];
  /** Members of what `rs.fn()` returns. */
  readonly mockInstance: readonly string[];
  /** Members of `expect` itself. */
  readonly expect: readonly string[];
  /** Members of what `expect(value)` returns. */
  readonly matchers: readonly string[];
}

/** Names that the types declare: the rest is there at run time, but not meant to be used. */
export interface DeclaredNames {
  readonly expect: readonly string[];
  readonly matchers: readonly string[];
}

const FUNCTION_MEMBERS = ['length', 'name', 'prototype'];

/** Pure: the names that a reader can use. */
export function assembleExports(
  { exports, surface }: PackageProbe,
  declared: DeclaredNames,
): InstalledExports {
  const mock = surface.mockInstance.filter((name) => !name.startsWith('_'));
  return {
    names: exports,
    members: surface.rs,
    mockInstance: mock.filter((name) => !FUNCTION_MEMBERS.includes(name)),
    expect: surface.expect.filter((name) => declared.expect.includes(name)),
    matchers: surface.matchers.filter((name) => declared.matchers.includes(name)),
  };
}
