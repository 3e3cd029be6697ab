import type { RspressPlugin } from '@rspress/core';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { outputFolder } from '../../../content/outputFolder.ts';
import { allowAllCores } from '../../../content/workers/workerPool.ts';
import { readPageNotes } from './pageNotes.ts';
import type { ReadPage } from './readPage.ts';
import { writeSearchIndex } from './writeSearchIndex.ts';

/**
 * Indexes the rendered pages after a production build. If the site has several versions, only the
 * default one is indexed: hits of other versions would mislead readers.
 */
export function searchIndex(): RspressPlugin {
  return {
    name: 'search-index',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      allowAllCores();
      const { multiVersion } = config;
      const directory = outputFolder(config);
      const cache = openSiteCache<ReadPage | null>('search', directory);
      await writeSearchIndex({
        directory,
        cache,
        notes: readPageNotes(process.cwd(), config.root),
        base: config.base ?? '/',
        without: multiVersion?.versions.filter((version) => version !== multiVersion.default) ?? [],
      });
      await cache.save();
    },
  };
}
