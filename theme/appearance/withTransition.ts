import { prefersReducedMotion } from '../ui/timing/prefersReducedMotion';

/**
 * Applies a change as a view transition, if the browser supports it and the reader hasn't asked for
 * reduced motion. The stylesheet sets its duration (`--appearance-time`).
 */
export function withTransition(change: () => void): void {
  if (prefersReducedMotion() || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}
