import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../examples/manifest.ts';
import { pageAddress } from '../examples/pageAddress.ts';
import { type PlannedSet, planPage } from './planPage.ts';

export interface SitePlans {
  /** The runnable sets of a page, by its absolute path; read anew once the page changes. */
  readonly of: (file: string) => readonly PlannedSet[];
}

/** `root` holds `docs`; `manifest` says what ran on the machine. */
export function sitePlans(root: string, manifest: Manifest): SitePlans {
  const known = new Map<string, { source: string; sets: readonly PlannedSet[] }>();
  return {
    of: (file) => {
      const relative = path.relative(root, file).split(path.sep).join('/');
      const route = pageAddress(relative)?.route;
      const page = route === undefined ? undefined : manifest.pages[route];
      if (!page) return [];
      const source = readFileSync(file, 'utf8');
      const before = known.get(file);
      if (before?.source === source) return before.sets;
      const sets = planPage(source, page);
      known.set(file, { source, sets });
      return sets;
    },
  };
}
