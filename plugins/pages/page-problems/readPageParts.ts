import type { ComponentsPage } from '../../../checks/pages/componentChecks.ts';
import type { LinkedPage } from '../../../checks/pages/linkChecks.ts';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { readPages } from '../../../content/readPages.ts';
import { runInWorker } from '../../../content/workers/workerPool.ts';
import type { PageParts, PagePartsInput } from './pagePartsTask.ts';

const TASK = new URL('./pagePartsTask.ts', import.meta.url);

/**
 * Reads the links and components of all pages below `docs`. Pages are parsed in worker threads, and
 * only those that have changed since the last build.
 */
export async function readPageParts(
  root: string,
  docs: string,
): Promise<(LinkedPage & ComponentsPage)[]> {
  const cache = openSiteCache<PageParts>('parts', docs);
  const pages = await Promise.all(
    readPages(root, { docs }).map(async (page) => {
      const { file, language, route, counterpart, source } = page;
      const { frontMatter, frontMatterData, frontMatterLine } = page;
      const input: PagePartsInput = { file, source };
      const parts = await cache.get(input, () => runInWorker(TASK, input));
      return {
        ...{ file, language, route, counterpart, frontMatter, frontMatterData, frontMatterLine },
        ...parts,
      };
    }),
  );
  await cache.save();
  return pages;
}
