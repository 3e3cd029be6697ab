import type { PackageProbe } from './probePackage.ts';

export interface InstalledExports {
  /** The runtime exports of `@rstest/core`. */
  readonly names: readonly string[];
  /** Members of `rs`. */
  readonly members: readonly string[];
  /** Members of the return value of `rs.fn()`. */
  readonly mockInstance: readonly string[];
  /** Members of `expect` itself. */
  readonly expect: readonly string[];
  /** Members of the return value of `expect(value)`. */
  readonly matchers: readonly string[];
}

/** Names that the types declare. Others exist at run time but aren't public. */
export interface DeclaredNames {
  readonly expect: readonly string[];
  readonly matchers: readonly string[];
}

const FUNCTION_MEMBERS = ['length', 'name', 'prototype'];

/** The public names: those that exist at run time and are declared. */
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
