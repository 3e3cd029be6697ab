import { prefersReducedMotion } from './prefersReducedMotion';

/** Brings a line of a plain block into view, with the focus, so that it is read and seen. */
export function showLine(line: HTMLElement): void {
  for (const other of document.querySelectorAll('[data-run-shown]')) {
    other.removeAttribute('data-run-shown');
  }
  line.setAttribute('data-run-shown', '');
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
