import { prefersStillness } from '../timing/prefersStillness';

/**
 * Runs a change of the page as one cross-fade where the browser can and the reader wants motion;
 * plainly elsewhere. The fade's length stands in the stylesheet (`--appearance-time`).
 */
export function withTransition(change: () => void): void {
  if (prefersStillness() || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}
