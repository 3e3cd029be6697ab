import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSiteCache } from './cache/contentCache.ts';
import { listPages } from './listPages.ts';
import type { ParsedBody } from './markdown/parsedBody.ts';
import type { Page } from './page.ts';
import { parsePage } from './parsePage.ts';
import { runInWorker } from './workers/workerPool.ts';

const TASK = new URL('./markdown/parsedBody.ts', import.meta.url);

export interface ReadPagesOptions {
  /** The docs folder, relative to `root`; defaults to `docs`. */
  readonly docs?: string;
  /**
   * In development: absolute paths of the files that may have changed since the last call. Other
   * pages aren't read again.
   */
  readonly changed?: ReadonlySet<string> | undefined;
}

/** The pages that this process has read, by absolute path. */
const pagesByPath = new Map<string, Page>();

/**
 * Reads all pages of a site, sorted by file. Files are relative to the project's `root`. A page is
 * parsed on first access; if its source hasn't changed, the same object is returned again.
 */
export function readPages(root: string, { docs, changed }: ReadPagesOptions = {}): Page[] {
  return listPages(root, docs).map((file) => {
    const absolute = path.resolve(root, file);
    const before = pagesByPath.get(absolute);
    const isUnchanged = before?.file === file && changed && !changed.has(absolute);
    return isUnchanged ? before : readPage(root, file);
  });
}

/**
 * Reads all pages of a site and parses their Markdown in worker threads, except for bodies that an
 * earlier build has parsed. `readPages` then returns the same pages, so a build parses each once.
 */
export async function loadPages(root: string, docs: string): Promise<Page[]> {
  const cache = openSiteCache<ParsedBody>('pages', docs);
  const pages = readPages(root, { docs }).map(async ({ file, source }) => {
    const parsed = await cache.get(source, () => runInWorker<string, ParsedBody>(TASK, source));
    const page = parsePage(file, source, parsed);
    pagesByPath.set(path.resolve(root, file), page);
    return page;
  });
  const loaded = await Promise.all(pages);
  await cache.save();
  return loaded;
}

/** Reads one page. Throws if the file doesn't exist or isn't in the folder of a language. */
export function readPage(root: string, file: string): Page {
  const absolute = path.resolve(root, file);
  // Some editors on Windows write a byte order mark, which isn't part of the text.
  const source = readFileSync(absolute, 'utf8').replace(/^\uFEFF/, '');
  const before = pagesByPath.get(absolute);
  if (before?.file === file && before.source === source) return before;
  const page = parsePage(file, source);
  pagesByPath.set(absolute, page);
  return page;
}
