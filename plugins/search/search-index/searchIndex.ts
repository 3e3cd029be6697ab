import type { RspressPlugin } from '@rspress/core';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { outputFolder } from '../../../content/outputFolder.ts';
import { allowAllCores } from '../../../content/workers/workerPool.ts';
import { readPageNotes } from './pageNotes.ts';
import type { PageRecord } from './pageRecord.ts';
import type { ReadPage } from './readPage.ts';
import { readSite, type SiteOptions } from './readSite.ts';
import { writeSearchIndex } from './writeSearchIndex.ts';

export interface SearchIndexPlugin extends RspressPlugin {
  /** The pages that a production build indexes, once it has rendered them. */
  readonly pages: () => Promise<readonly PageRecord[]>;
}

/**
 * Indexes the rendered pages after a production build. If the site has several versions, only the
 * default one is indexed: hits of other versions would mislead readers.
 */
export function searchIndex(): SearchIndexPlugin {
  let resolve: (pages: Promise<readonly PageRecord[]>) => void;
  const indexed = new Promise<readonly PageRecord[]>((settle) => {
    resolve = settle;
  });
  return {
    name: 'search-index',
    pages: () => indexed,
    async afterBuild(config, isProd) {
      if (!isProd) return;
      allowAllCores();
      const { multiVersion } = config;
      const directory = outputFolder(config);
      const cache = openSiteCache<ReadPage | null>('search', directory);
      const site: SiteOptions = {
        directory,
        cache,
        notes: readPageNotes(process.cwd(), config.root),
        base: config.base ?? '/',
        without: multiVersion?.versions.filter((version) => version !== multiVersion.default) ?? [],
      };
      const pages = readSite(site);
      resolve(pages);
      await writeSearchIndex(site, pages);
      await cache.save();
    },
  };
}
