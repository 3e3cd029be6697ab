import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../content-checks/page.ts';
import { parsePage } from '../content-checks/parsePage.ts';
import { listPages } from '../page-data/listPages.ts';

/**
 * All pages. `changed` names the files that may differ from the last time, as absolute paths;
 * without it all are read again.
 */
export type ReadPages = (changed?: ReadonlySet<string>) => Promise<Page[]>;

/** Reads all pages below `docs` again and again; only those that have changed are parsed anew. */
export function pageReader(root: string, docs: string): ReadPages {
  const known = new Map<string, Page>();
  return async (changed) => {
    const files = await listPages(root, docs);
    return Promise.all(
      files.map(async (file) => {
        const before = known.get(file);
        const address = path.join(root, file);
        if (before && changed && !changed.has(address)) return before;
        const source = await readFile(address, 'utf8');
        if (before?.source === source) return before;
        const page = parsePage(file, source);
        known.set(file, page);
        return page;
      }),
    );
  };
}
