import { loadPage } from '../page/pageStore';
import { showProgress } from '../progress/showProgress';

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
