import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { openSiteCache } from '../../content/cache/contentCache.ts';
import { readFacts } from '../../content/facts/facts.ts';
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
  const facts = readFacts(root);
  const releases = path.join(root, RELEASES_FILE);
  if (!facts || !existsSync(releases)) return null;
  const history = readFileSync(releases, 'utf8');
  const cache = openSiteCache<PageVersions>('versions', path.join(root, 'docs'));
  const found = await siteVersions(
    readPages(root),
    facts,
    readReleases(history),
    ({ source }, make) => cache.get([source, facts, history], make),
  );
  await cache.save();
  return found;
}
