import type { PlannedSet } from 'run-examples/build';
import type { ExampleRecord } from '../../checks/examples/exampleRecord.ts';
import type { ContentCache } from '../../content/cache/contentCache.ts';
import { readPage } from '../../content/readPages.ts';
import { relativePath } from '../../content/relativePath.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import { runInWorker } from '../../content/workers/workerPool.ts';
import type { PlanInput } from './planTask.ts';

const TASK = new URL('./planTask.ts', import.meta.url);

export interface SitePlans {
  /** The runnable sets of a page, by its absolute path. */
  readonly of: (file: string) => Promise<readonly PlannedSet[]>;
}

/** `root` has the folder `docs`; `manifest` says what ran in Node; `cache` has the plans of earlier builds. */
export function sitePlans(
  root: string,
  manifest: ExampleRecord,
  cache: ContentCache<readonly PlannedSet[]>,
): SitePlans {
  return {
    of: async (file) => {
      const relative = relativePath(root, file);
      const route = parsePageFile(relative)?.route;
      const known = route === undefined ? undefined : manifest.pages[route];
      if (!known) return [];
      const page = readPage(root, relative);
      return cache.get([page.source, known], () => {
        const codeBlocks = page.codeBlocks.map(({ meta, code }) => ({ meta, code }));
        return runInWorker<PlanInput, readonly PlannedSet[]>(TASK, { codeBlocks, known });
      });
    },
  };
}
