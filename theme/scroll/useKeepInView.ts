import { useEffect, useRef } from 'react';

/**
 * Keeps the current entry of a list visible inside the list's own scroller, without moving the
 * page: when `current` changes and the entry is out of sight, only the scroller moves.
 */
export function useKeepInView(current: unknown) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current entry is what moves it
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = list.current?.closest('[data-scroller]');
    if (!entry || !scroller) return;
    const place = entry.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const margin = place.height;
    if (place.top < frame.top + margin || place.bottom > frame.bottom - margin) {
      scroller.scrollTop += place.top - frame.top - frame.height / 3;
    }
  }, [current]);
  return list;
}
