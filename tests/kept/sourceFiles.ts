import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Relative imports, and files that are read or run. */
const RELATIVE = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]|\bURL\(\s*['"]([^'":]+)['"]/g;
/** An entry of a workspace in `packages`. */
const ENTRY = /(?:\bfrom|\bimport)\s*\(?\s*['"]([a-z][a-z-]*)((?:\/[^'"?]+)?)['"]/g;

/** The paths of a module and of all files of this project that it imports, directly or not. */
export function sourceFiles(module: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !isFile(file)) return;
    found.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, to, url] of source.matchAll(RELATIVE)) {
      visit(path.resolve(file, '..', to ?? url ?? ''));
    }
    for (const [, name = '', rest = ''] of source.matchAll(ENTRY)) visit(entryOf(name, rest));
  };
  visit(path.resolve(module));
  return [...found].sort();
}

/** The file of a workspace's entry; another path if the package isn't one of this project's. */
function entryOf(name: string, rest: string): string {
  const folder = path.resolve('packages', name);
  const manifest = path.join(folder, 'package.json');
  if (!isFile(manifest)) return folder;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(folder, exports[`.${rest}`] ?? '');
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
