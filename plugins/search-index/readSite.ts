import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRecord } from '../../theme/search/engine/pageRecord.ts';
import { completePages } from './completePages.ts';
import { type ReadPage, readPage } from './readPage.ts';
import { routeOf } from './routeOf.ts';

export interface SiteOptions {
  /** The folder that the build wrote. */
  readonly directory: string;
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base?: string;
  /** Top folders to leave out, such as those of other versions. */
  readonly without?: readonly string[];
}

const NOT_FOUND = '404.html';

/** Every page of a built site, in the order of their routes. */
export async function readSite({
  directory,
  base = '/',
  without = [],
}: SiteOptions): Promise<PageRecord[]> {
  const files = await listPages(directory, without);
  const pages: ReadPage[] = [];
  // One after the other: a parsed page takes a hundred times its size.
  for (const file of files) {
    const page = await readFileOf(directory, file);
    if (page) pages.push(page);
  }
  return completePages(pages, base);
}

/** One page that can't be read would be missing from the search without a word. */
async function readFileOf(directory: string, file: string): Promise<ReadPage | undefined> {
  const address = path.join(directory, file);
  try {
    return readPage(await readFile(address, 'utf8'), routeOf(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The search index can't be built: ${address}: ${reason}`);
  }
}

async function listPages(directory: string, without: readonly string[]): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && path.posix.basename(file) !== NOT_FOUND)
    .filter((file) => !without.includes(file.split('/')[0] ?? ''))
    .sort();
}
