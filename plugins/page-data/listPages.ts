import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Every page below `docsDirectory`, as paths from `root` with forward slashes, sorted.
 * Files and folders that begin with one underscore are no pages (Rspress has the same rule).
 */
export async function listPages(root: string, docsDirectory = 'docs'): Promise<string[]> {
  const directory = path.resolve(root, docsDirectory);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)_[^_]/.test(file))
    .sort();
}
