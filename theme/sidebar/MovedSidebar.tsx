import { useLayoutEffect, useRef } from 'react';
import { keepInView } from '../ui/keepInView';

/**
 * The sidebar inside a panel. It's the one of the page, which is hidden at this width: moved here, it
 * keeps its state and its IDs, and goes back when the panel closes.
 */
export function MovedSidebar() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const origin = document.querySelector('[data-page-sidebar]');
    const panel = place.current;
    if (!origin || !panel) return;
    panel.append(...origin.childNodes);
    // The panel has a size once it's shown.
    const frame = requestAnimationFrame(() => keepInView(panel));
    return () => {
      cancelAnimationFrame(frame);
      origin.append(...panel.childNodes);
    };
  }, []);
  return <div ref={place} />;
}
