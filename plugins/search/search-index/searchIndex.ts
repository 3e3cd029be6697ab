import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type IndexFile, writeIndex } from 'site-search/build';
import { outputFolder } from '../../../content/outputFolder.ts';
import { INDEXES, indexFolder } from '../../../theme/settings/search.ts';
import { type SearchPage, searchPages } from './searchPages.ts';

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

/** A file of an index. Its name is the path from the site's root. */
export type WrittenFile = IndexFile;

/** Writes the index of each language into the folder of a built site, replacing earlier indexes. */
export async function writeSearchIndex(
  directory: string,
  pages: readonly SearchPage[],
): Promise<WrittenFile[]> {
  if (pages.length === 0) throw new Error('There are no pages to index.');
  await rm(path.join(directory, INDEXES), { recursive: true, force: true });
  const languages = [...new Set(pages.map(({ language }) => language))];
  const written = languages.map(async (language) => {
    const folder = indexFolder(language);
    const own = pages.filter((page) => page.language === language);
    const files = await writeIndex(path.join(directory, folder), own);
    return files.map(({ name, content }) => ({ name: `${folder}/${name}`, content }));
  });
  return (await Promise.all(written)).flat();
}
