import { prefersStillness } from './timing/prefersStillness';

/** Scrolls to the top of the page and moves focus there. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
