import type { RspressPlugin } from '@rspress/core';
import { outputFolder } from '../../../content/outputFolder.ts';
import { type SearchPage, searchPages } from './searchPages.ts';
import { writeSearchIndex } from './writeSearchIndex.ts';

export interface SearchIndexPlugin extends RspressPlugin {
  /** The pages that the index has; read on the first call, which must follow the configuration. */
  readonly pages: () => readonly SearchPage[];
}

/**
 * Writes the search index after a production build. If the site has several versions, only the
 * default one is indexed: hits of other versions would mislead readers.
 */
export function searchIndex(): SearchIndexPlugin {
  let read: () => readonly SearchPage[] = () => [];
  let known: readonly SearchPage[] | undefined;
  const pages = () => {
    known ??= read();
    return known;
  };
  return {
    name: 'search-index',
    pages,
    config(config) {
      const { root, multiVersion } = config;
      const without = multiVersion?.versions.filter((one) => one !== multiVersion.default) ?? [];
      read = () => searchPages({ ...(root !== undefined && { docs: root }), without });
      return config;
    },
    async afterBuild(config, isProd) {
      if (isProd) await writeSearchIndex(outputFolder(config), pages());
    },
  };
}
