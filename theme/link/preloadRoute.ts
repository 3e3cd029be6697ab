import { pathnameToRouteService } from '@rspress/core/runtime';

interface Connection {
  saveData?: boolean;
}

/** Loads a route's chunk ahead of a click, unless the reader asked to save data. */
export function preloadRoute(path: string): void {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  if (connection?.saveData) return;
  const route = pathnameToRouteService(pathOnly(path));
  // A chunk that can't be loaded is met when the link is followed.
  route?.preload().catch(() => {});
}

export function pathOnly(path: string): string {
  return path.replace(/[?#].*$/, '');
}
