import { useEffect, useState } from 'react';
import { LAYOUT, TIMING } from '../settings/site';
import { throttle } from '../ui/timing/throttle';

/** Whether the navbar is hidden; updated at most five times a second while scrolling. */
export function useNavHidden(mode: HideNavbar): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (mode === 'never') return;
    let from = window.scrollY;
    const update = throttle(() => {
      const to = window.scrollY;
      const step = { from, to };
      from = to;
      setHidden((wasHidden) => isNavHidden(mode, { ...step, wasHidden }, LAYOUT.navbarHeight));
    }, TIMING.navbarThrottle);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
    };
  }, [mode]);
  return hidden;
}

export type HideNavbar = 'never' | 'always' | 'auto';

export interface ScrollStep {
  /** Scroll position before, in pixels from the top of the page. */
  from: number;
  to: number;
  wasHidden: boolean;
}

/**
 * Whether the navbar is hidden after scrolling: `auto` hides it on the way down and shows it on the
 * way up; `always` shows it only at the top of the page, up to the navbar's `height`.
 */
export function isNavHidden(mode: HideNavbar, step: ScrollStep, height: number): boolean {
  const { from, to, wasHidden } = step;
  if (mode === 'never' || to <= height) return false;
  if (to > from) return true;
  if (to < from) return mode === 'always';
  return wasHidden;
}
