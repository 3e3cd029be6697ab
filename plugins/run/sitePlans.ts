import type { RunFile } from 'run-examples';
import type { PlannedSet } from 'run-examples/build';
import { planSet } from 'run-examples/classify';
import type { ExampleRecord, ManifestPage } from '../../checks/examples/exampleRecord.ts';
import type { ContentCache } from '../../content/cache/contentCache.ts';
import { relativePath } from '../../content/files.ts';
import type { PageCodeBlock } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { readPage } from '../../content/readPages.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';

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
      return cache.get([page.source, known], async () => planPage(page.codeBlocks, known));
    },
  };
}

/** The parts of a code block that plans depend on. */
type PlannedBlock = Pick<PageCodeBlock, 'meta' | 'code'>;

/**
 * The runnable sets of a page with these code blocks. A set is left out if its blocks aren't where
 * `known` has them: it was changed since the examples were last run.
 */
export function planPage(codeBlocks: readonly PlannedBlock[], known: ManifestPage): PlannedSet[] {
  return Object.entries(known.sets).flatMap(([name, { runs, page }]): PlannedSet[] => {
    if ('reason' in page) return [];
    const blocks = known.blocks.filter(({ set, kind }) => set === name && kind === 'run');
    const files = blocks.flatMap(({ index, title = '' }): RunFile[] => {
      const { meta = '', code = '' } = codeBlocks[index] ?? {};
      return fenceAttributes(meta).get('title') === title ? [{ path: title, code }] : [];
    });
    if (files.length < blocks.length) return [];
    const planned = planSet(name, { files, runs });
    return 'reason' in planned ? [] : [planned];
  });
}
