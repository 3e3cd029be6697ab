import type { NProgress } from 'nprogress';
import { PROGRESS, TIMING } from '../site';
import { prefersStillness } from '../timing/prefersStillness';

const loadBar = () => import('nprogress').then((module) => module.default);

/** What the reader waits for; the bar stands until the last of it has come. */
const waiting = new Set<symbol>();
let shown: NProgress | undefined;

/**
 * Shows the bar at the top when a page takes longer than the delay to come. Returns what ends it;
 * it must be called in every case. The bar's own code comes with the first page that is asked for.
 */
export function showProgress(): () => void {
  const wait = Symbol('wait');
  waiting.add(wait);
  const bar = loadBar().catch(() => undefined);
  const timer = setTimeout(async () => {
    const nprogress = await bar;
    if (!nprogress || !waiting.has(wait)) return;
    shown = nprogress;
    start(nprogress);
  }, TIMING.progressDelay);
  return () => {
    clearTimeout(timer);
    waiting.delete(wait);
    if (waiting.size === 0) shown?.done();
  };
}

function start(nprogress: NProgress): void {
  // A second start would make the bar trickle twice as fast.
  if (nprogress.isStarted()) return;
  nprogress.configure({
    ...PROGRESS,
    speed: prefersStillness() ? 0 : PROGRESS.speed,
    showSpinner: false,
    barSelector: '.bar',
    template: '<div class="bar"></div>',
  });
  nprogress.start();
}
