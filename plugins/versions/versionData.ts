import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { ADDED_IN_FILE, readAddedIn } from '../../checks/added-in/addedIn.ts';
import { openSiteCache } from '../../content/cache/contentCache.ts';
import { readPages } from '../../content/readPages.ts';
import { RELEASES_FILE, readReleases } from '../../content/releases/releases.ts';
import type { PageVersions, SiteVersions } from '../../content/versions/siteVersions.ts';
import { siteVersions } from './siteVersions.ts';

/**
 * Provides `virtual-versions`: what each version of Rstest lacks, by page. It's a chunk that only
 * browsers of readers with an older version load. Without the records below
 * `root`, there's none.
 */
export function versionData(root: string): RspressPlugin {
  return {
    name: 'version-data',
    addRuntimeModules: async () => ({
      'virtual-versions': `export default ${JSON.stringify(await readVersions(root))}`,
    }),
  };
}

async function readVersions(root: string): Promise<SiteVersions | null> {
  const [addedIn = '', releases = ''] = [ADDED_IN_FILE, RELEASES_FILE].map((file) =>
    path.join(root, file),
  );
  if (!existsSync(addedIn) || !existsSync(releases)) return null;
  const [marks = '', history = ''] = [addedIn, releases].map((file) => readFileSync(file, 'utf8'));
  const cache = openSiteCache<PageVersions>('versions', path.join(root, 'docs'));
  const found = await siteVersions(
    readPages(root),
    readAddedIn(marks),
    readReleases(history),
    ({ source }, make) => cache.get([source, marks, history], make),
  );
  await cache.save();
  return found;
}
