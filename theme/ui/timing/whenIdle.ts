/** The wait in milliseconds in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY = 50;

/**
 * Runs a callback when the browser is idle, or after `timeout` milliseconds: a page that isn't painted, as
 * in a hidden tab, may never be idle. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_DELAY);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(request);
}
