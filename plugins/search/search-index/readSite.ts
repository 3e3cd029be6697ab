import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentCache } from '../../../content/cache/contentCache.ts';
import { mapLimited } from '../../../content/workers/mapLimited.ts';
import { runInWorker } from '../../../content/workers/workerPool.ts';
import { completePages } from './completePages.ts';
import type { PageNotes } from './pageNotes.ts';
import type { PageRecord } from './pageRecord.ts';
import type { ReadPage } from './readPage.ts';
import type { BuiltPage } from './readPageTask.ts';
import { routeOf } from './routeOf.ts';

export type PageCache = ContentCache<ReadPage | null>;

export interface SiteOptions {
  /** The output folder of the build. */
  readonly directory: string;
  /** The site's base path; starts and ends with a slash. */
  readonly base?: string;
  /** Top-level folders to exclude, such as those of other versions. */
  readonly without?: readonly string[];
  /** What the Markdown of the pages adds, by URL. */
  readonly notes?: ReadonlyMap<string, PageNotes>;
  /** Cached pages of an earlier build. */
  readonly cache?: PageCache;
}

const TASK = new URL('./readPageTask.ts', import.meta.url);
/** The number of pages read concurrently; enough to keep all workers busy. */
const CONCURRENCY = 16;
const NOT_FOUND = '404.html';

/** Reads all pages of a built site, sorted by path. */
export async function readSite({
  directory,
  base = '/',
  without = [],
  notes,
  cache,
}: SiteOptions): Promise<PageRecord[]> {
  const files = await listPages(directory, without);
  const read = await mapLimited(files, CONCURRENCY, (file) => readFileOf(directory, file, cache));
  const pages = read.filter((page) => page !== null);
  return completePages(pages, base, notes);
}

/** Rejects if a page can't be read, which would otherwise silently be missing from search. */
async function readFileOf(
  directory: string,
  file: string,
  cache: PageCache | undefined,
): Promise<ReadPage | null> {
  const address = path.join(directory, file);
  try {
    const page: BuiltPage = { html: await readFile(address, 'utf8'), url: routeOf(file) };
    const read = () => runInWorker<BuiltPage, ReadPage | null>(TASK, page);
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
