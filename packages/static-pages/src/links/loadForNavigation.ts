import { loadPage } from '../page/pageStore';
import { NAVIGATION_TIMING } from '../settings';

export type LoadOutcome = 'ready' | 'superseded' | 'failed';

let pending: { supersede(): void } | undefined;

/** Cancels the pending navigation, if any. */
export function supersedeNavigation(): void {
  pending?.supersede();
}

/**
 * Loads a page into the page store, within the timeout of `loadText`, and shows the progress bar. Another
 * navigation (to a page, back, or forward) supersedes it. `failed` means that the browser should load the
 * document instead; the reason is logged to the console.
 */
export async function loadForNavigation(path: string): Promise<LoadOutcome> {
  const navigation = beginNavigation();
  try {
    await loadPage(path);
    return navigation.isSuperseded() ? 'superseded' : 'ready';
  } catch (error) {
    console.error(error);
    return navigation.isSuperseded() ? 'superseded' : 'failed';
  } finally {
    navigation.end();
  }
}

function beginNavigation() {
  let superseded = false;
  const endProgress = showProgress();
  const navigation = {
    supersede() {
      superseded = true;
      end();
    },
  };
  const end = () => {
    endProgress();
    window.removeEventListener('popstate', navigation.supersede);
    if (pending === navigation) pending = undefined;
  };
  supersedeNavigation();
  pending = navigation;
  window.addEventListener('popstate', navigation.supersede);
  return { isSuperseded: () => superseded, end };
}

const loadBar = () => import('../progress/progressBar').then(({ progressBar }) => progressBar);

/** Pending loads; the bar is shown until the last one has finished. */
const waiting = new Set<symbol>();
let shown: Awaited<ReturnType<typeof loadBar>> | undefined;

/**
 * Shows the progress bar if a page takes longer than the delay to load. Returns a function that ends
 * it and must always be called. NProgress itself is loaded with the first navigation.
 */
function showProgress(): () => void {
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
