import { NAVIGATION_TIMING } from '../settings';

const loadBar = () => import('./progressBar').then(({ progressBar }) => progressBar);

/** Pending loads; the bar is shown until the last one has finished. */
const waiting = new Set<symbol>();
let shown: Awaited<ReturnType<typeof loadBar>> | undefined;

/**
 * Shows the progress bar if a page takes longer than the delay to load. Returns a function that ends
 * it and must always be called. NProgress itself is loaded with the first navigation.
 */
export function showProgress(): () => void {
  const wait = Symbol('wait');
  waiting.add(wait);
  const loading = loadBar().catch(() => undefined);
  const timer = setTimeout(async () => {
    const bar = await loading;
    if (!bar || !waiting.has(wait)) return;
    shown = bar;
    bar.start();
  }, NAVIGATION_TIMING.progressDelay);
  return () => {
    clearTimeout(timer);
    waiting.delete(wait);
    if (waiting.size === 0) shown?.end();
  };
}
