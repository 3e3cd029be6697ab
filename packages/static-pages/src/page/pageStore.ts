import { pathKey } from '../paths';
import type { LoadedPage } from './loadedPage';

/** Loads a page: from a document of the built site, or from a module in development. */
export type PageSource = (path: string) => Promise<LoadedPage>;

/** How many visited and prefetched pages are cached. */
const MAX_CACHED = 50;
const cached = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();
let source: PageSource;

/** Sets the page source and caches the first page. */
export function initPageStore(pageSource: PageSource, path: string, first: LoadedPage): void {
  source = pageSource;
  cached.set(pathKey(path), first);
}

/** The page at a path (without base), if it's loaded. */
export function cachedPage(path: string): LoadedPage | undefined {
  return cached.get(pathKey(path));
}

/** Loads the page at a path (without base) and caches it. A rejected load can be retried. */
export function loadPage(path: string): Promise<LoadedPage> {
  const key = pathKey(path);
  const page = cached.get(key);
  if (page) return Promise.resolve(page);
  const load = pending.get(key) ?? source(path).then((loaded) => addToCache(key, loaded));
  pending.set(key, load);
  return load.finally(() => pending.delete(key));
}

function addToCache(key: string, page: LoadedPage): LoadedPage {
  cached.set(key, page);
  const [oldest] = cached.keys();
  if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  return page;
}
