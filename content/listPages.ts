import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkFileNames } from './checkFileNames.ts';
import { problemsError } from './problem.ts';
import { relativePath } from './relativePath.ts';

/**
 * Lists all pages below `docs` as sorted paths relative to `root`, with forward slashes. Files and
 * folders that start with one underscore aren't pages (Rspress has the same rule). Throws one error
 * that lists every page whose file name can't be a URL.
 */
export function listPages(root: string, docs = 'docs'): string[] {
  const directory = path.resolve(root, docs);
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      file: relativePath(root, path.join(entry.parentPath, entry.name)),
      isPage: entry.isFile() && /\.mdx?$/.test(entry.name),
      isSymbolicLink: entry.isSymbolicLink(),
    }))
    .filter(({ file, isPage, isSymbolicLink }) => {
      const isOfSite = !/(?:^|\/)(?:_[^_]|public\/)/.test(file);
      return isOfSite && (isPage || isSymbolicLink);
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const problems = checkFileNames(entries);
  if (problems.length > 0) throw problemsError('Some pages need another name:', problems);
  return entries.map(({ file }) => file);
}
