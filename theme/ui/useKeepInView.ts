import { useEffect, useRef } from 'react';
import { keepInView } from './keepInView';

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
