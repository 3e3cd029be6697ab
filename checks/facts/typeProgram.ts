import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './installedPackage.ts';

/** The package's declarations in a compiler program. */
export interface TypeProgram {
  readonly checker: ts.TypeChecker;
  readonly source: ts.SourceFile;
}

/**
 * Opens declaration files in one program, and returns a function that looks up a file. Takes one to two
 * seconds, because the declarations import those of Rsbuild, Rspack, and Node.
 */
export function openTypes(files: readonly string[], root: string): (file: string) => TypeProgram {
  const program = ts.createProgram([...files], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  });
  const checker = program.getTypeChecker();
  return (file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} can't be read`);
    return { checker, source };
  };
}

export function exportedType(types: TypeProgram, name: string): ts.Type {
  const symbol = exportsOf(types).find((exported) => exported.name === name);
  if (!symbol) throw new Error(`${types.source.fileName} exports no type ${name}`);
  return types.checker.getDeclaredTypeOfSymbol(symbol);
}

/** Subpaths of the package that export something to readers. */
const ENTRIES: readonly string[] = ['.', './api'];

/** Subpaths that declare the global functions and `import.meta.rstest` instead of exporting something. */
const AMBIENT_ENTRIES: readonly string[] = ['./globals', './importMeta'];

const NOT_FOR_READERS = /^\.\/(?:internal\/|package\.json$)/;

export interface PublicEntry {
  /** The import specifier: `@rstest/core/api`. */
  readonly name: string;
  readonly types: TypeProgram;
}

/**
 * Opens all entries in one program, because the dependencies that they share take most of the time.
 * Throws if the package has an entry that isn't in the lists above.
 */
export function openEntries(installed: InstalledPackage, root: string): PublicEntry[] {
  const { name, directory, manifest } = installed;
  const { exports } = manifest;
  const unknown = unknownSubpaths(Object.keys(exports), [...ENTRIES, ...AMBIENT_ENTRIES]);
  if (unknown.length > 0) {
    throw new Error(`${name} has new entries: add ${unknown.join(', ')} to typeProgram.ts`);
  }
  const files = ENTRIES.map((entry) => path.join(directory, exports[entry]?.types ?? ''));
  const typesOf = openTypes(files, root);
  return files.map((file, index) => {
    return { name: name + (ENTRIES[index] ?? '').slice(1), types: typesOf(file) };
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

/** The names that test and config files can import, and the members of `rs` as `rs.fn`. */
export function importedNames({ checker, source }: TypeProgram): string[] {
  const values = exportsOf({ checker, source }).filter((symbol) => isValue(symbol, checker));
  const rs = values.find(({ name }) => name === 'rs');
  const members = rs ? checker.getTypeOfSymbolAtLocation(rs, source).getProperties() : [];
  return [...values.map(({ name }) => name), ...members.map(({ name }) => `rs.${name}`)];
}

/** The public entries that aren't in `listed`. */
export function unknownSubpaths(subpaths: readonly string[], listed: readonly string[]): string[] {
  return subpaths.filter((subpath) => !listed.includes(subpath) && !NOT_FOR_READERS.test(subpath));
}
