import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { unknownSubpaths } from '../facts/targets/publicEntries.ts';

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
