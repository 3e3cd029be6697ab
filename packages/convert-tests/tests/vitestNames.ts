/** Names in the types of the installed Vitest and Rstest. */
import path from 'node:path';
import ts from 'typescript';

const CODE = `import type { InlineConfig } from 'vitest/node';
import type { RstestConfig } from '@rstest/core';
import * as vitest from 'vitest';
import * as core from '@rstest/core';

type Coverage = NonNullable<InlineConfig['coverage']>;

export type config = InlineConfig;
export type coverage = Coverage;
export type thresholds = NonNullable<NonNullable<Coverage['thresholds']>>;
export type expectOptions = NonNullable<InlineConfig['expect']>;
export type coreConfig = RstestConfig;
export type coreCoverage = NonNullable<RstestConfig['coverage']>;
export type vi = vitest.VitestUtils;
export type values = typeof vitest;
export type expect = typeof vitest.expect;
export type test = typeof vitest.test;
export type coreRs = typeof core.rs;
export type coreExpect = typeof core.expect;
export type coreTest = typeof core.test;
`;

/** Options are named as rules are, such as `coverage.include`. */
export interface VitestNames {
  readonly config: readonly string[];
  readonly vi: readonly string[];
  /** What the package `vitest` exports. */
  readonly values: readonly string[];
  readonly expect: readonly string[];
  readonly test: readonly string[];
  readonly core: Readonly<Record<'config' | 'rs' | 'expect' | 'test', readonly string[]>>;
}

export function vitestNames(): VitestNames {
  const types = exportedTypes(CODE);
  const of = (type: string, prefix = '') => (types.get(type) ?? []).map((name) => prefix + name);
  return {
    config: [
      ...of('config'),
      ...of('coverage', 'coverage.'),
      ...of('thresholds', 'coverage.thresholds.').filter((name) => !METRICS.test(name)),
      ...of('expectOptions', 'expect.'),
    ],
    vi: of('vi'),
    values: of('values'),
    expect: of('expect'),
    test: of('test'),
    core: {
      config: [...of('coreConfig'), ...of('coreCoverage', 'coverage.')],
      rs: of('coreRs'),
      expect: of('coreExpect'),
      test: of('coreTest'),
    },
  };
}

const METRICS = /\.(?:lines|branches|functions|statements)$/;

/** The names of the properties of each exported type; of all parts of a union. */
function exportedTypes(code: string): ReadonlyMap<string, string[]> {
  const file = path.join(import.meta.dirname, 'names.ts');
  const options = { strict: true, module: ts.ModuleKind.Preserve, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...others) =>
    name === file
      ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...others);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const found = new Map<string, string[]>();
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    const type = checker.getTypeAtLocation(statement);
    const parts = type.isUnion() ? type.types : [type];
    const names = parts.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name));
    found.set(statement.name.text, [...new Set(names)]);
  }
  return found;
}
