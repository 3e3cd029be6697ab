/**
 * Scrolls the current entry of a list into view within the list's own scroll container, without
 * scrolling the page.
 */
export function keepInView(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>('[aria-current]');
  const scroller = list.closest('[data-scroller]');
  if (!entry || !scroller) return;
  const place = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  // In a panel that isn't shown yet.
  if (frame.height === 0) return;
  // The panel of phones has a header that stays at its top, as high as two rows.
  const { height } = place;
  if (place.top < frame.top + 2 * height || place.bottom > frame.bottom - height) {
    scroller.scrollTop += place.top - frame.top - frame.height / 3;
  }
}
