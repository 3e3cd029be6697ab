import type { NProgress } from 'nprogress';
import { PROGRESS, TIMING } from '../../settings/site';
import { trustedHtml } from '../../ui/html/trustedHtml';
import { prefersReducedMotion } from '../../ui/timing/prefersReducedMotion';

const loadBar = () => import('./progressBar').then(({ nprogress }) => nprogress);

/** Pending loads; the bar is shown until the last one has finished. */
const waiting = new Set<symbol>();
let shown: NProgress | undefined;

/**
 * Shows the progress bar if a page takes longer than the delay to load. Returns a function that ends
 * it and must always be called. NProgress itself is loaded with the first navigation.
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
    speed: prefersReducedMotion() ? 0 : PROGRESS.speed,
    showSpinner: false,
    barSelector: '.bar',
    template: trustedHtml('<div class="bar"></div>'),
  });
  nprogress.start();
}
