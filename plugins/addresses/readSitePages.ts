import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../content-checks/page.ts';
import { placeOf } from '../content-checks/routes.ts';
import { listPages } from '../page-data/listPages.ts';
import { type PageSource, type SiteLanguages, sitePages } from './sitePages.ts';

/** The pages whose sources stand below `docs` in `root`. */
export async function readSitePages(root: string): Promise<SiteLanguages> {
  const files = await listPages(root);
  const read = await Promise.all(
    files.map(async (file): Promise<PageSource[]> => {
      const place = placeOf(file);
      return place ? [{ ...place, source: await readFile(path.join(root, file), 'utf8') }] : [];
    }),
  );
  return sitePages(read.flat(), LANGUAGES);
}
