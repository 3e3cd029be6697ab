import { loadPage } from '../page/pages';

interface Connection {
  saveData?: boolean;
}

/** Loads a page ahead of a click, unless the reader asked to save data. */
export function preloadRoute(path: string): void {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  if (connection?.saveData) return;
  // A page that can't be loaded is met when the link is followed.
  loadPage(pathOnly(path)).catch(() => {});
}

export function pathOnly(path: string): string {
  return path.replace(/[?#].*$/, '');
}
