import type { PlannedSet } from 'run-examples/build';
import { callsOf } from '../../checks/examples/callsOf.ts';
import { filesOfSet } from '../../checks/examples/groupSets.ts';
import { runnableSets } from '../../checks/examples/pageBlocks.ts';
import { findInstalledPackage } from '../../checks/facts/installedPackage.ts';
import type { ContentCache } from '../../content/cache/contentCache.ts';
import { relativePath } from '../../content/files.ts';
import type { ExampleCounts } from '../../content/freshness.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import { readPage, readPages } from '../../content/readPages.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import { runInWorker } from '../../content/workers/workerPool.ts';
import { type NamedSet, run as planSets } from './planSetsTask.ts';

const TASK = new URL('./planSetsTask.ts', import.meta.url);

export interface SitePlans {
  /** The plans of the sets that can run in a page. `file` is the page's absolute path. */
  readonly of: (file: string) => Promise<readonly PlannedSet[]>;
  /** Counts the examples of all pages, once for all languages. */
  readonly count: () => Promise<ExampleCounts>;
}

/** Plans the sets of all pages. `root` has the folder `docs`, `cache` the plans of earlier builds. */
export function sitePlans(root: string, cache: ContentCache<readonly PlannedSet[]>): SitePlans {
  const plansOf = (page: Page) =>
    cache.get(page.source, async () => {
      const sets = setsToPlan(page);
      return sets.length > 0 ? runInWorker<NamedSet[], PlannedSet[]>(TASK, sets) : [];
    });
  return {
    of: async (file) => {
      const relative = relativePath(root, file);
      return parsePageFile(relative) ? plansOf(readPage(root, relative)) : [];
    },
    count: async () => {
      const pages = readPages(root).filter(({ language }) => language === DEFAULT_LANGUAGE);
      const plans = await Promise.all(pages.map(plansOf));
      const rstest = findInstalledPackage(root).version;
      return { rstest, ran: pages.flatMap(runnableSets).length, inPage: plans.flat().length };
    },
  };
}

/** Plans the sets that can run in a page. */
export function planPage(page: Page): PlannedSet[] {
  return planSets(setsToPlan(page));
}

function setsToPlan(page: Page): NamedSet[] {
  return runnableSets(page).map((set) => {
    const fences = set.blocks.map(({ fence }) => fence);
    const noPage = fences.find((fence) => fence.noPage)?.noPage;
    const env: Record<string, string> = Object.assign({}, ...fences.map((fence) => fence.env));
    const files = filesOfSet(set).map(({ code, fence }) => ({ path: fence.title ?? '', code }));
    const runs = callsOf(set).map(({ args }) => args);
    return { name: set.name, files, runs, env, ...(noPage && { noPage }) };
  });
}
