import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { buildIndex, type IndexFile } from 'site-search/build';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { INDEXES, indexFolder } from '../../../theme/settings/search.ts';
import { type SearchPage, searchPages } from './searchPages.ts';
import { serveIndex } from './serveIndex.ts';

export interface SearchIndexPlugin extends RspressPlugin {
  /** The pages that the index has; read on the first call, which must follow the configuration. */
  readonly pages: () => readonly SearchPage[];
}

/**
 * Writes the search index after a production build; the development server makes it when it's
 * requested. If the site has several versions, only the default one is indexed: hits of other versions
 * would mislead readers.
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
    builderConfig: { plugins: [serveIndex(() => indexFiles(read()))] },
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
  const files = indexFiles(pages);
  await rm(path.join(directory, INDEXES), { recursive: true, force: true });
  await Promise.all(
    files.map(({ name, content }) => outputFile(path.join(directory, name), content)),
  );
  return files;
}

function indexFiles(pages: readonly SearchPage[]): WrittenFile[] {
  const languages = [...new Set(pages.map(({ language }) => language))];
  return languages.flatMap((language) => {
    const own = pages.filter((page) => page.language === language);
    return buildIndex(own).map(({ name, content }) => {
      return { name: `${indexFolder(language)}/${name}`, content };
    });
  });
}
