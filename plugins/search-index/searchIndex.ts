import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { openSiteCache } from '../build-cache/contentCache.ts';
import { giveThreadsAll } from '../threads/threads.ts';
import type { ReadPage } from './readPage.ts';
import { writeSearchIndex } from './writeSearchIndex.ts';

/**
 * Indexes the pages as readers see them, after a production build. Of a site with versions only
 * the default one is indexed: an answer from another would send its reader back in time.
 */
export function searchIndex(): RspressPlugin {
  return {
    name: 'search-index',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      giveThreadsAll();
      const { multiVersion } = config;
      const directory = path.resolve(config.outDir ?? 'doc_build');
      const cache = openSiteCache<ReadPage | null>('search', directory);
      await writeSearchIndex({
        directory,
        cache,
        base: config.base ?? '/',
        without: multiVersion?.versions.filter((version) => version !== multiVersion.default) ?? [],
      });
      await cache.save();
    },
  };
}
