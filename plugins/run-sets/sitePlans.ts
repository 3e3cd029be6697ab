import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentCache } from '../build-cache/contentCache.ts';
import type { Manifest } from '../examples/manifest.ts';
import { pageAddress } from '../examples/pageAddress.ts';
import type { PlannedSet } from './planPage.ts';

export interface SitePlans {
  /** The runnable sets of a page, by its absolute path; read anew once the page changes. */
  readonly of: (file: string) => Promise<readonly PlannedSet[]>;
}

/** `root` holds `docs`; `manifest` says what ran on the machine; `kept` are those made before. */
export function sitePlans(
  root: string,
  manifest: Manifest,
  kept: ContentCache<readonly PlannedSet[]>,
): SitePlans {
  return {
    of: async (file) => {
      const relative = path.relative(root, file).split(path.sep).join('/');
      const route = pageAddress(relative)?.route;
      const page = route === undefined ? undefined : manifest.pages[route];
      if (!page) return [];
      const source = await readFile(file, 'utf8');
      return kept.get([source, page], async () => {
        // Brings TypeScript along, which is heavy.
        const { planPage } = await import('./planPage.ts');
        return planPage(source, page);
      });
    },
  };
}
