/** Constants of a site with static pages. Times are in milliseconds. */

/** The element of Rspress' HTML template that contains the page; `build/` checks that it exists. */
export const ROOT_ID = '__rspress_root';

export const NAVIGATION_TIMING = {
  /** The progress bar is shown if a page takes longer to load. */
  progressDelay: 200,
  /** When to try a hash again whose target didn't exist yet. */
  hashScrollDelay: 100,
  /** How long a pointer rests on a link before its page is fetched. */
  prefetchDelay: 80,
  /** The longest time that a file may take to load. */
  loadDeadline: 20_000,
} as const;

/** Whether the reader asked for less motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
