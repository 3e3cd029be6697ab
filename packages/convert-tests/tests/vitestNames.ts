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
  /** The exports of the package `vitest`. */
  readonly values: readonly string[];
  readonly expect: readonly string[];
  readonly test: readonly string[];
  readonly core: Readonly<Record<'config' | 'rs' | 'expect' | 'test', readonly string[]>>;
}

export function vitestNames(): VitestNames {
  const types = exportedTypes(CODE);
  const namesOf = (type: string, prefix = '') =>
    (types.get(type) ?? []).map((name) => prefix + name);
  return {
    config: [
      ...namesOf('config'),
      ...namesOf('coverage', 'coverage.'),
      ...namesOf('thresholds', 'coverage.thresholds.').filter((name) => !METRICS.test(name)),
      ...namesOf('expectOptions', 'expect.'),
    ],
    vi: namesOf('vi'),
    values: namesOf('values'),
    expect: namesOf('expect'),
    test: namesOf('test'),
    core: {
      config: [...namesOf('coreConfig'), ...namesOf('coreCoverage', 'coverage.')],
      rs: namesOf('coreRs'),
      expect: namesOf('coreExpect'),
      test: namesOf('coreTest'),
    },
  };
}

const METRICS = /\.(?:lines|branches|functions|statements)$/;

/** The names of the properties of each exported type, including those of all types in a union. */
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
  const names = new Map<string, string[]>();
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    const type = checker.getTypeAtLocation(statement);
    const properties = (type.isUnion() ? type.types : [type]).flatMap(checker.getPropertiesOfType);
    names.set(statement.name.text, [...new Set(properties.map(({ name }) => name))]);
  }
  return names;
}
