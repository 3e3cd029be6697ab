import { useEffect, useRef } from 'react';

/**
 * Scrolls the current entry of a list into view within the list's own scroll container, without
 * scrolling the page.
 */
export function useKeepInView(current: unknown) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current entry is what moves it
  useEffect(() => {
    if (!list.current || keepInView(list.current)) return;
    // The content of a panel is rendered before the panel is shown.
    const frame = requestAnimationFrame(() => {
      if (list.current) keepInView(list.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return list;
}

/** Returns false if the scroll container has no size yet. */
function keepInView(list: HTMLElement): boolean {
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
