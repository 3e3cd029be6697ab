import { showProgress } from '../progress/showProgress';

export interface StartedNavigation {
  /** Whether the reader has navigated again since: to another page, back, or forward. */
  isSuperseded(): boolean;
  /** Ends the progress bar. Must always be called. */
  end(): void;
}

let pending: { supersede(): void } | undefined;

/** Cancels the pending navigation, if any. */
export function supersedeNavigation(): void {
  pending?.supersede();
}

/** Starts a navigation and the progress bar; supersedes the pending one. */
export function beginNavigation(): StartedNavigation {
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
