import { checkLinks } from '../../../checks/pages/linkChecks.ts';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { type Problem, sortProblems } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';
import { runInWorker } from '../../../content/workers/workerPool.ts';
import type { PageLinks, PageLinksInput } from './pageLinksTask.ts';

const TASK = new URL('./pageLinksTask.ts', import.meta.url);

/**
 * Finds dead links in all pages below `docs`. Pages are parsed in worker threads, and only those that
 * have changed since the last build.
 */
export async function findDeadLinks(root: string, docs: string): Promise<Problem[]> {
  const cache = openSiteCache<PageLinks>('links', docs);
  const pages = await Promise.all(
    readPages(root, { docs }).map(async (page) => {
      const { file, language, route, counterpart, source } = page;
      const { frontMatter, frontMatterData, frontMatterLine } = page;
      const input: PageLinksInput = { file, source };
      const links = await cache.get(input, () => runInWorker(TASK, input));
      return {
        ...{ file, language, route, counterpart, frontMatter, frontMatterData, frontMatterLine },
        ...links,
      };
    }),
  );
  await cache.save();
  return sortProblems(checkLinks(pages));
}
