import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type IndexFile, writeIndex } from 'site-search/build';
import { INDEXES, indexFolder } from '../../../theme/search/indexFolder.ts';
import type { PageRecord } from './pageRecord.ts';
import { readSite, type SiteOptions } from './readSite.ts';

/** A file of an index. Its name is the path from the site's root. */
export type WrittenFile = IndexFile;

/** Indexes a built site, one language at a time, replacing earlier indexes. */
export async function writeSearchIndex(
  site: SiteOptions,
  read: Promise<readonly PageRecord[]> = readSite(site),
): Promise<WrittenFile[]> {
  const pages = await read;
  if (pages.length === 0) {
    throw new Error(
      `${site.directory} contains no page with a <main>; build the site before its search index.`,
    );
  }
  await rm(path.join(site.directory, INDEXES), { recursive: true, force: true });
  const languages = [...new Set(pages.map(({ language }) => language))];
  const written = languages.map(async (language) => {
    const folder = indexFolder(language);
    const own = pages.filter((page) => page.language === language);
    const files = await writeIndex(path.join(site.directory, folder), own);
    return files.map(({ name, content }) => ({ name: `${folder}/${name}`, content }));
  });
  return (await Promise.all(written)).flat();
}
