import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type IndexFile, writeIndex } from 'site-search/build';
import { INDEXES, indexFolder } from '../../../theme/search/indexFolder.ts';
import type { SearchPage } from './searchPages.ts';

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
