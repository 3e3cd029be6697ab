import { readdirSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from './files.ts';
import { parsePageFile } from './routes/pageFile.ts';

/** A file in the docs folder that is a page, or could be taken for one. */
export interface PageEntry {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly isSymbolicLink: boolean;
}

/**
 * Lists all pages below `docs` as sorted paths relative to `root`, with forward slashes. Leaves out
 * files that can't be pages, which `checkFileNames` reports.
 */
export function listPages(root: string, docs = 'docs'): string[] {
  return listEntries(root, docs)
    .filter(
      ({ file, isSymbolicLink }) => !isSymbolicLink && !isSkipped(file) && parsePageFile(file),
    )
    .map(({ file }) => file);
}

/** Whether Rspress skips a file, because the name of the file or a folder starts with one underscore. */
export function isSkipped(file: string): boolean {
  return /(?:^|\/)_[^_]/.test(file);
}

/** Lists all Markdown files and symbolic links below `docs`, without the public folder; sorted. */
export function listEntries(root: string, docs = 'docs'): PageEntry[] {
  const directory = path.resolve(root, docs);
  const publicFolder = relativePath(root, path.join(directory, 'public'));
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink() || (entry.isFile() && /\.mdx?$/.test(entry.name)))
    .map((entry) => ({
      file: relativePath(root, path.join(entry.parentPath, entry.name)),
      isSymbolicLink: entry.isSymbolicLink(),
    }))
    .filter(({ file }) => !file.startsWith(`${publicFolder}/`))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
