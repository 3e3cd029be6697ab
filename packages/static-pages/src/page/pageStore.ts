import { pathKey } from '../paths';
import type { LoadedPage } from './loadedPage';

/**
 * Loads a page: from a document of the built site, or from a module in development. `stop` can be used
 * to give it up.
 */
export type PageSource = (path: string, stop: AbortController) => Promise<LoadedPage>;

interface Load {
  page: Promise<LoadedPage>;
  stop: AbortController;
  /** Whether the reader is waiting for it, rather than only likely to want it. */
  isWanted: boolean;
}

/** How many visited and prefetched pages are cached. */
const MAX_CACHED = 50;
const cached = new Map<string, LoadedPage>();
const pending = new Map<string, Load>();
let source: PageSource;

/** Sets the page source and caches the first page. */
export function initPageStore(from: PageSource, path: string, first: LoadedPage): void {
  source = from;
  cached.set(pathKey(path), first);
}

/** The page at a path (without base), if it's loaded. */
export function cachedPage(path: string): LoadedPage | undefined {
  return cached.get(pathKey(path));
}

/** Loads the page at a path (without base) and caches it. A rejected load can be retried. */
export function loadPage(path: string): Promise<LoadedPage> {
  const key = pathKey(path);
  const known = cached.get(key);
  if (known) return Promise.resolve(known);
  const load = startLoad(key, path);
  load.isWanted = true;
  return load.page;
}

/**
 * Loads the page at a path ahead of time. Returns a function that gives it up, unless it has arrived or
 * `loadPage` was called for it.
 */
export function preloadPage(path: string): () => void {
  const key = pathKey(path);
  if (cached.has(key)) return () => {};
  const load = startLoad(key, path);
  // If it can't be loaded, following the link reports the error.
  load.page.catch(() => {});
  return () => {
    if (load.isWanted) return;
    end(key, load);
    load.stop.abort();
  };
}

function startLoad(key: string, path: string): Load {
  const known = pending.get(key);
  if (known) return known;
  const stop = new AbortController();
  const page = source(path, stop)
    .then((loaded) => keep(key, loaded))
    .finally(() => end(key, load));
  const load = { page, stop, isWanted: false };
  pending.set(key, load);
  return load;
}

function end(key: string, load: Load): void {
  if (pending.get(key) === load) pending.delete(key);
}

function keep(key: string, page: LoadedPage): LoadedPage {
  cached.set(key, page);
  const [oldest] = cached.keys();
  if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  return page;
}
