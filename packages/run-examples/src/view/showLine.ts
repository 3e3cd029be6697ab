import { prefersReducedMotion } from './prefersReducedMotion';

/** Scrolls a line of a plain block into view and focuses it, so that it's seen and announced. */
export function showLine(line: HTMLElement): void {
  for (const other of document.querySelectorAll('[data-run-shown]')) {
    other.removeAttribute('data-run-shown');
  }
  line.setAttribute('data-run-shown', '');
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
