import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from '../installedPackage.ts';
import { openTypes, type TypeProgram } from '../typeProgram.ts';

/** Subpaths of the package and their names in entryModules.d.ts. */
const ENTRIES: Readonly<Record<string, string>> = { '.': 'core', './api': 'api' };

/** Subpaths that add names instead of exporting them: see globalNames.ts. */
export const AMBIENT_ENTRIES: readonly string[] = ['./globals', './importMeta'];

const NOT_FOR_READERS = /^\.\/(?:internal\/|package\.json$)/;

export interface PublicEntry {
  /** The import specifier: `@rstest/core/api`. */
  readonly name: string;
  readonly types: TypeProgram;
}

/** Opens all entries in one program, because most of the time is spent on shared dependencies. */
export function openEntries(installed: InstalledPackage, root: string): PublicEntry[] {
  checkSubpaths(installed);
  const types = path.join(import.meta.dirname, 'entryModules.d.ts');
  const { checker, source } = openTypes({ ...installed, types }, root);
  const namespaces = exportsOf({ checker, source });
  return Object.entries(ENTRIES).map(([subpath, namespace]) => {
    const symbol = namespaces.find(({ name }) => name === namespace);
    const file = symbol && checker.getAliasedSymbol(symbol).valueDeclaration;
    if (!file || !ts.isSourceFile(file)) throw new Error(`${types} exports no ${namespace}`);
    return { name: installed.name + subpath.slice(1), types: { checker, source: file } };
  });
}

export function exportsOf({ checker, source }: TypeProgram): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** Whether an export exists at run time, as opposed to a type. */
export function isValue(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const alias = symbol.flags & ts.SymbolFlags.Alias;
  const { flags } = alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (flags & ts.SymbolFlags.Value) !== 0;
}

/** The runtime exports for test and config files, and the members of `rs`. */
export function importedNames({ checker, source }: TypeProgram): string[] {
  const values = exportsOf({ checker, source }).filter((symbol) => isValue(symbol, checker));
  const rs = values.find(({ name }) => name === 'rs');
  const members = rs ? checker.getTypeOfSymbolAtLocation(rs, source).getProperties() : [];
  return [...values.map(({ name }) => name), ...members.map(({ name }) => `rs.${name}`)];
}

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

function checkSubpaths({ name, directory }: InstalledPackage): void {
  const manifest = readFileSync(path.join(directory, 'package.json'), 'utf8');
  const known = [...Object.keys(ENTRIES), ...AMBIENT_ENTRIES];
  const unknown = unknownSubpaths(Object.keys((JSON.parse(manifest) as Manifest).exports), known);
  if (unknown.length === 0) return;
  throw new Error(`${name} has new entries: add ${unknown.join(', ')} to publicEntries.ts`);
}

/** Public entries that aren't in `known`. */
export function unknownSubpaths(subpaths: readonly string[], known: readonly string[]): string[] {
  return subpaths.filter((subpath) => !known.includes(subpath) && !NOT_FOR_READERS.test(subpath));
}
