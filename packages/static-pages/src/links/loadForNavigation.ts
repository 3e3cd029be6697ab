import { loadPage } from '../page/pageStore';
import { NAVIGATION_TIMING } from '../settings';

export type LoadOutcome = 'ready' | 'superseded' | 'failed';

const loadBar = () => import('../progress/progressBar').then(({ progressBar }) => progressBar);

/** Of the newest navigation. */
let turn = 0;
let timer: ReturnType<typeof setTimeout>;
let shownBar: Awaited<ReturnType<typeof loadBar>> | undefined;

/** Cancels the pending navigation, if any, and ends the progress bar. */
export function supersedeNavigation(): void {
  turn++;
  clearTimeout(timer);
  shownBar?.end();
}

/**
 * Loads a page into the page store, within the timeout of `loadText`. Shows the progress bar if that takes
 * longer than the delay; NProgress itself is loaded with the first navigation. Another navigation (to a
 * page, back, or forward) supersedes it. `failed` means that the browser should load the document
 * instead; the reason is logged to the console.
 */
export async function loadForNavigation(path: string): Promise<LoadOutcome> {
  // The bar stays until the newest navigation has finished.
  clearTimeout(timer);
  turn++;
  const thisTurn = turn;
  const isSuperseded = () => thisTurn !== turn;
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
