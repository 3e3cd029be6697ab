import { preloadPage } from '../page/pageStore';
import { pathOnly } from '../paths';
import { NAVIGATION_TIMING } from '../settings';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches a page if the reader stays on its link, unless they asked to save data or the connection is
 * slow. Returns a function that gives it up.
 */
export function preloadRoute(path: string): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return () => {};
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = preloadPage(pathOnly(path));
  }, NAVIGATION_TIMING.prefetchDelay);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
