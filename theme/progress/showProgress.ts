import { PROGRESS, TIMING } from '../site';
import { prefersStillness } from '../timing/prefersStillness';

const loadBar = () => import('nprogress').then((module) => module.default);

/**
 * Shows the bar at the top when a page takes longer than the delay to come. Returns what ends it;
 * it must be called in every case. The bar's own code comes with the first page that is asked for.
 */
export function showProgress(): () => void {
  let finished = false;
  let finish: (() => void) | undefined;
  const bar = loadBar().catch(() => undefined);
  const timer = setTimeout(async () => {
    const nprogress = await bar;
    if (finished || !nprogress) return;
    nprogress.configure({
      ...PROGRESS,
      speed: prefersStillness() ? 0 : PROGRESS.speed,
      showSpinner: false,
      barSelector: '.bar',
      template: '<div class="bar"></div>',
    });
    nprogress.start();
    finish = () => nprogress.done();
  }, TIMING.progressDelay);
  return () => {
    finished = true;
    clearTimeout(timer);
    finish?.();
  };
}
