import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { comesWithRsbuild } from '../facts/addedIn.ts';
import { type CommandFlag, readRunFlags } from '../facts/commandFlags.ts';
import { readOptionPaths } from '../facts/configTypes.ts';
import type { InstalledPackage } from '../facts/installedPackage.ts';
import { isSimpleType, readerType } from '../facts/shortType.ts';
import { exportsOf, importedNames, openTypes, unknownSubpaths } from '../facts/typeProgram.ts';
import type { FactsByKind, VersionFacts } from './compareReleases.ts';
import { readDefaults } from './literalDefaults.ts';

/**
 * Reads what an unpacked version proves: its types, its `run --help`, its default configuration, and
 * its package.json. Flags are missing if the command doesn't start without the package's dependencies.
 */
export async function readVersion(unpacked: InstalledPackage, root: string): Promise<VersionFacts> {
  const program = openTypes(unpacked, root);
  const options = readOptionPaths(program).filter(({ path }) => !comesWithRsbuild(path));
  const opaque = options.filter(({ spellings }) => spellings.includes('any'));
  const declared = importedNames(program);
  const runtime = declared.filter(existsAtRunTime(unpacked.directory));
  const exported = exportsOf(program).map(({ name }) => name);
  const flags = await readFlags(unpacked);
  const defaults = readDefaults(unpacked.directory);
  return {
    version: unpacked.version,
    opaque: new Set(opaque.map(({ path }) => path)),
    facts: {
      option: new Map(options.map(({ path, spellings }) => [path, simpleType(spellings.at(-1))])),
      export: existing([
        ...runtime.filter((name) => !name.startsWith('rs.')),
        ...entryNames(unpacked),
      ]),
      utility: existing(runtime.filter((name) => name.startsWith('rs.'))),
      type: existing(exported.filter((name) => !runtime.includes(name))),
      requirement: requirements(unpacked.directory),
      ...(flags && { flag: flags }),
      ...(defaults && { default: defaults }),
    },
  };
}

/** The script of the oldest version exports only what config files use; its types are all there is. */
function existsAtRunTime(directory: string): (name: string) => boolean {
  const names = scriptExports(directory, '.');
  return (name) => name.startsWith('rs.') || !names.includes('test') || names.includes(name);
}

/** Other entries, and what those export that readers import: `@rstest/core/api#runCLI`. */
function entryNames({ name, directory }: InstalledPackage): string[] {
  return publicSubpaths(directory).flatMap((subpath) => {
    const entry = name + subpath.slice(1);
    const names = subpath === './api' ? scriptExports(directory, subpath) : [];
    return [entry, ...names.map((one) => `${entry}#${one}`)];
  });
}

/** A union of literals and built-in types in a fixed order; undefined for all other types. */
function simpleType(text = ''): string | undefined {
  if (!isSimpleType(text)) return undefined;
  return readerType(text, new Map()).split(' | ').sort().join(' | ');
}

function existing(names: readonly string[]): FactsByKind {
  return new Map(names.map((name) => [name, undefined]));
}

async function readFlags(unpacked: InstalledPackage): Promise<FactsByKind | undefined> {
  let found: readonly CommandFlag[];
  try {
    found = await readRunFlags(unpacked);
  } catch (error) {
    if (!String(error).includes('ERR_MODULE_NOT_FOUND')) throw error;
    return undefined;
  }
  const entries = found.flatMap(({ names, value }) =>
    names
      .filter((name) => name.startsWith('--'))
      .map((name) => [name, [name, value].filter(Boolean).join(' ')] as const),
  );
  return new Map(entries);
}

interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The versions of Node.js and Rsbuild that a package requires, and its peer dependencies. */
function requirements(directory: string): FactsByKind {
  const text = readFileSync(path.join(directory, 'package.json'), 'utf8');
  const { engines, dependencies, peerDependencies } = JSON.parse(text) as Manifest;
  const rsbuild = dependencies?.['@rsbuild/core'];
  return new Map([
    ...(engines?.node ? [['Node.js', engines.node] as const] : []),
    ...(rsbuild ? [['@rsbuild/core', rsbuild] as const] : []),
    ...Object.entries(peerDependencies ?? {}),
  ]);
}

type Exports = Readonly<Record<string, { readonly default?: string }>>;

/** The entries of a package besides its main one, such as `./api`. */
export function publicSubpaths(directory: string): string[] {
  return unknownSubpaths(Object.keys(readExports(directory)), ['.']);
}

/** The names that the script of an entry exports; empty if the entry has no script. */
export function scriptExports(directory: string, subpath: string): string[] {
  const script = readExports(directory)[subpath]?.default;
  const file = path.join(directory, script ?? '');
  return script !== undefined && existsSync(file) ? exportedNames(readFileSync(file, 'utf8')) : [];
}

/** The names in the `export { … }` statements of a bundled script. */
export function exportedNames(script: string): string[] {
  const source = ts.createSourceFile('entry.js', script, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  });
}

function readExports(directory: string): Exports {
  const text = readFileSync(path.join(directory, 'package.json'), 'utf8');
  return (JSON.parse(text) as { exports: Exports }).exports;
}
