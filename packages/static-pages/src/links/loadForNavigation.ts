import { cachedPage, loadPage } from '../page/pageStore';
import { NAVIGATION_TIMING } from '../settings';

type LoadOutcome = 'ready' | 'superseded' | 'failed';

const loadBar = () => import('../progress/progressBar').then(({ progressBar }) => progressBar);

/** The number of the newest navigation. */
let newest = 0;
let timer: ReturnType<typeof setTimeout>;
let shownBar: Awaited<ReturnType<typeof loadBar>> | undefined;

/** Cancels the pending navigation, if any, and ends the progress bar. */
export function supersedeNavigation(): void {
  newest++;
  clearTimeout(timer);
  shownBar?.end();
}

/**
 * Loads a page into the page store, unless it's there, within the timeout of `loadText`. Shows the
 * progress bar if loading takes longer than the delay. Returns `superseded` if another navigation (to a
 * page, back, or forward) began in the meantime, and `failed` if the browser should load the document
 * instead; the reason is logged to the console. NProgress is loaded with the first navigation.
 */
export async function loadForNavigation(path: string): Promise<LoadOutcome> {
  if (cachedPage(path)) {
    supersedeNavigation();
    return 'ready';
  }
  // The bar stays until the newest navigation has finished.
  clearTimeout(timer);
  const current = ++newest;
  const isSuperseded = () => current !== newest;
  const loading = loadBar().catch(() => undefined);
  timer = setTimeout(async () => {
    const bar = await loading;
    if (!bar || isSuperseded()) return;
    shownBar = bar;
    bar.start();
  }, NAVIGATION_TIMING.progressDelay);
  try {
    await loadPage(path);
    return isSuperseded() ? 'superseded' : 'ready';
  } catch (error) {
    console.error(error);
    return isSuperseded() ? 'superseded' : 'failed';
  } finally {
    if (!isSuperseded()) supersedeNavigation();
  }
}
