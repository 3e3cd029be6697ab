import { afterFrame } from '../ui/timing/afterFrame';
import { prefersReducedMotion } from '../ui/timing/prefersReducedMotion';

/**
 * Applies a change as a view transition, if the browser supports it and the reader hasn't asked for
 * reduced motion. The stylesheet sets its duration (`--appearance-time`). Both restyle the whole page,
 * so the frame that shows the click comes first.
 */
export function withTransition(change: () => void): void {
  afterFrame(() => {
    if (prefersReducedMotion() || !('startViewTransition' in document)) change();
    else {
      // Rejected if the next click skips it.
      document.startViewTransition(change).ready.catch(() => {});
    }
  });
}
