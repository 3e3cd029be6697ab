/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const A_MOMENT = 50;

/** A page that isn't painted, as in a hidden tab, may never be idle; in milliseconds. */
const AT_MOST = 1000;

/**
 * Runs a callback when the browser is idle, or after a second. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: AT_MOST });
  return () => cancelIdleCallback(request);
}
