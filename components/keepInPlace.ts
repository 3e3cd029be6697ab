/**
 * Changes the page and scrolls so that `element` stands where it stood in the window: what changes
 * above it, another group of the same id, would push it away from under the reader's finger.
 */
export function keepInPlace(element: Element | null, change: () => void): void {
  const before = topOf(element);
  change();
  const moved = topOf(element) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function topOf(element: Element | null): number {
  return element?.getBoundingClientRect().top ?? 0;
}
