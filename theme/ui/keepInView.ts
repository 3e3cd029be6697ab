/**
 * Scrolls the current entry of a list into view within the list's own scroll container, without
 * scrolling the page.
 */
export function keepInView(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>('[aria-current]');
  const scroller = list.closest('[data-scroller]');
  if (!entry || !scroller) return;
  const { top, bottom, height } = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  // A panel that isn't shown yet has no size.
  if (frame.height === 0) return;
  // On phones, the panel has a sticky header with the height of two entries.
  const isVisible = top >= frame.top + 2 * height && bottom <= frame.bottom - height;
  // The entry is placed a third below the top, with room for the entries around it.
  if (!isVisible) scroller.scrollTop += top - frame.top - frame.height / 3;
}
