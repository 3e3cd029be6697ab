/**
 * Changes the page, then scrolls so that `element` keeps its position in the window: other tab groups
 * above it may change their height.
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
