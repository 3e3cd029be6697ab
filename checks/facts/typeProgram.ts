import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './installedPackage.ts';

/** The package's declarations in a compiler program. */
export interface TypeProgram {
  readonly checker: ts.TypeChecker;
  readonly source: ts.SourceFile;
}

/** Takes one to two seconds, because the declarations import those of Rsbuild, Rspack, and Node. */
export function openTypes(installed: InstalledPackage, root: string): TypeProgram {
  const program = ts.createProgram([installed.types], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  });
  const source = program.getSourceFile(installed.types);
  if (!source) throw new Error(`${installed.types} can't be read`);
  return { checker: program.getTypeChecker(), source };
}

export function exportedType({ checker, source }: TypeProgram, name: string): ts.Type {
  const module = checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((item) => item.name === name);
  if (!symbol) throw new Error(`${source.fileName} exports no type ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** Subpaths of the package and their names in entryModules.d.ts. */
const ENTRIES: Readonly<Record<string, string>> = { '.': 'core', './api': 'api' };

/** Subpaths that declare the global functions and `import.meta.rstest` instead of exporting something. */
const AMBIENT_ENTRIES: readonly string[] = ['./globals', './importMeta'];

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
  throw new Error(`${name} has new entries: add ${unknown.join(', ')} to typeProgram.ts`);
}

/** Public entries that aren't in `known`. */
export function unknownSubpaths(subpaths: readonly string[], known: readonly string[]): string[] {
  return subpaths.filter((subpath) => !known.includes(subpath) && !NOT_FOR_READERS.test(subpath));
}
