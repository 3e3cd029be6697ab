import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from '../page-data/listPages.ts';
import type { Page } from './page.ts';
import { parsePage } from './parsePage.ts';

/** All pages of the site below `root`. */
export async function readPages(root: string): Promise<Page[]> {
  const files = await listPages(root);
  return Promise.all(
    files.map(async (file) => parsePage(file, await readFile(path.join(root, file), 'utf8'))),
  );
}
