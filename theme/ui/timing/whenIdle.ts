/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const FALLBACK_DELAY = 50;

/** A page that isn't painted, as in a hidden tab, may never be idle; in milliseconds. */
const TIMEOUT = 1000;

/**
 * Runs a callback when the browser is idle, or after a second. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_DELAY);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: TIMEOUT });
  return () => cancelIdleCallback(request);
}
