import { useLayoutEffect, useRef } from 'react';
import { keepInView } from '../ui/keepInView';

/**
 * The page's sidebar or outline inside a panel. The columns are hidden at this width: moved here, what's
 * in one keeps its state and its IDs, and goes back when the panel closes.
 */
export function MovedPart({ name }: { name: 'sidebar' | 'outline' }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const origin = document.querySelector(`[data-static=${name}]`);
    const panel = place.current;
    if (!origin || !panel) return;
    panel.append(...origin.childNodes);
    // The panel has a size once it's shown.
    const frame = requestAnimationFrame(() => keepInView(panel));
    return () => {
      cancelAnimationFrame(frame);
      origin.append(...panel.childNodes);
    };
  }, [name]);
  return <div ref={place} />;
}
