/**
 * Scrolls the current entry of a list into view within the list's own scroll container, without
 * scrolling the page. Returns false if the scroll container has no size yet.
 */
export function keepInView(list: HTMLElement): boolean {
  const entry = list.querySelector<HTMLElement>('[aria-current]');
  const scroller = list.closest('[data-scroller]');
  if (!entry || !scroller) return true;
  const place = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (frame.height === 0) return false;
  const margin = place.height;
  if (place.top < frame.top + margin || place.bottom > frame.bottom - margin) {
    scroller.scrollTop += place.top - frame.top - frame.height / 3;
  }
  return true;
}
