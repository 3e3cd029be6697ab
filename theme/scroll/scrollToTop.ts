import { prefersStillness } from '../timing/prefersStillness';

/** Takes the reader, and the focus, back to the beginning of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
