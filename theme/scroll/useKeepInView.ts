import { useEffect, useRef } from 'react';

/**
 * Keeps the current entry of a list visible inside the list's own scroller, without moving the
 * page: when `current` changes and the entry is out of sight, only the scroller moves.
 */
export function useKeepInView(current: unknown) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current entry is what moves it
  useEffect(() => {
    if (!list.current || keepInView(list.current)) return;
    // A panel is not shown yet when its content is made.
    const frame = requestAnimationFrame(() => {
      if (list.current) keepInView(list.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return list;
}

/** Returns false where the scroller has no size, so that nothing could be said of its content. */
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
