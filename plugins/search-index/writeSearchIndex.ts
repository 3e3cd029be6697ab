import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { INDEX_DIRECTORY } from '../../theme/search/engine/manifest.ts';
import { indexFiles, type WrittenFile } from './indexFiles.ts';
import { readSite, type SiteOptions } from './readSite.ts';

/** Indexes a built site and puts the files beside its pages, in place of those from before. */
export async function writeSearchIndex(site: SiteOptions): Promise<WrittenFile[]> {
  const pages = await readSite(site);
  if (pages.length === 0) {
    throw new Error(
      `${site.directory} holds no page with a <main>; build the site before its search index.`,
    );
  }
  const files = indexFiles(pages);
  await rm(path.join(site.directory, INDEX_DIRECTORY), { recursive: true, force: true });
  await Promise.all(files.map((file) => write(site.directory, file)));
  return files;
}

async function write(directory: string, { path: name, content }: WrittenFile): Promise<void> {
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
