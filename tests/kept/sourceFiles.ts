import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Relative imports, and files that are read or run. */
const RELATIVE = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]|\bURL\(\s*['"]([^'":]+)['"]/g;
/** A workspace in `packages`. */
const PACKAGE = /\bfrom\s*['"]([a-z-]+)(?:\/[^'"]*)?['"]/g;

/** The paths of a module and of all files of this project that it imports, directly or not. */
export function sourceFiles(module: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return;
    found.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, to, url] of source.matchAll(RELATIVE)) {
      visit(path.resolve(file, '..', to ?? url ?? ''));
    }
    for (const [, name = ''] of source.matchAll(PACKAGE)) packageFiles(name).forEach(visit);
  };
  visit(path.resolve(module));
  return [...found].sort();
}

function packageFiles(name: string): string[] {
  const folder = path.resolve('packages', name);
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, 'src', file),
  );
}
