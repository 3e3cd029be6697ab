import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRecord } from '../../theme/search/engine/pageRecord.ts';
import type { ContentCache } from '../build-cache/contentCache.ts';
import { mapLimited } from '../threads/mapLimited.ts';
import { inThread } from '../threads/threads.ts';
import { completePages } from './completePages.ts';
import type { ReadPage } from './readPage.ts';
import type { BuiltPage } from './readPageTask.ts';
import { routeOf } from './routeOf.ts';

export type PageCache = ContentCache<ReadPage | null>;

export interface SiteOptions {
  /** The folder that the build wrote. */
  readonly directory: string;
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base?: string;
  /** Top folders to leave out, such as those of other versions. */
  readonly without?: readonly string[];
  /** Of pages as an earlier build had them. */
  readonly cache?: PageCache;
}

const TASK = new URL('./readPageTask.ts', import.meta.url);
/** Pages in memory; enough to keep all threads busy. */
const AT_A_TIME = 16;
const NOT_FOUND = '404.html';

/** Every page of a built site, in the order of their routes. */
export async function readSite({
  directory,
  base = '/',
  without = [],
  cache,
}: SiteOptions): Promise<PageRecord[]> {
  const files = await listPages(directory, without);
  const read = await mapLimited(files, AT_A_TIME, (file) => readFileOf(directory, file, cache));
  const pages = read.filter((page) => page !== null);
  return completePages(pages, base);
}

/** One page that can't be read would be missing from the search without a word. */
async function readFileOf(
  directory: string,
  file: string,
  cache: PageCache | undefined,
): Promise<ReadPage | null> {
  const address = path.join(directory, file);
  try {
    const page: BuiltPage = { html: await readFile(address, 'utf8'), route: routeOf(file) };
    const read = () => inThread<BuiltPage, ReadPage | null>(TASK, page);
    return await (cache ? cache.get(page, read) : read());
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
