import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../content-checks/page.ts';
import { parsePage } from '../content-checks/parsePage.ts';
import { listPages } from '../page-data/listPages.ts';

/** Reads all pages below `docs` again and again; only those that have changed are parsed anew. */
export function pageReader(root: string, docs: string): () => Promise<Page[]> {
  const known = new Map<string, Page>();
  return async () => {
    const files = await listPages(root, docs);
    return Promise.all(
      files.map(async (file) => {
        const source = await readFile(path.join(root, file), 'utf8');
        const before = known.get(file);
        if (before?.source === source) return before;
        const page = parsePage(file, source);
        known.set(file, page);
        return page;
      }),
    );
  };
}
