import { loadPage } from '../../page/pageStore';

interface Connection {
  saveData?: boolean;
}

/** Prefetches a page, unless the reader asked to save data. */
export function preloadRoute(path: string): void {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  if (connection?.saveData) return;
  // If it can't be loaded, following the link reports the error.
  loadPage(pathOnly(path)).catch(() => {});
}

/** Drops query and hash. */
export function pathOnly(path: string): string {
  return path.replace(/[?#].*$/, '');
}
