import { keepInView } from '../ui/keepInView';

/** Marks the entry of a heading in the outline, or none, and brings it into view. */
export function markActive(id: string | undefined): void {
  const outline = document.querySelector<HTMLElement>('[data-outline-list]');
  if (!outline) return;
  outline.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const entries = [...outline.querySelectorAll('a')];
  const active = entries.find((entry) => entry.getAttribute('href') === `#${id}`);
  active?.setAttribute('aria-current', 'true');
  keepInView(outline);
}
