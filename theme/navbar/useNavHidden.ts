import { useEffect, useState } from 'react';
import { LAYOUT, TIMING } from '../settings/site';
import { throttle } from '../ui/timing/throttle';

/** Whether the navbar is hidden; updated at most five times a second while scrolling. */
export function useNavHidden(mode: HideNavbar): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (mode === 'never') return;
    let from = window.scrollY;
    const look = throttle(() => {
      const to = window.scrollY;
      const step = { from, to };
      from = to;
      setHidden((now) => navHidden(mode, { ...step, hidden: now }, LAYOUT.navbarHeight));
    }, TIMING.navbarThrottle);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, [mode]);
  return hidden;
}

export type HideNavbar = 'never' | 'always' | 'auto';

export interface ScrollStep {
  from: number;
  to: number;
  hidden: boolean;
}

/**
 * Whether the navbar is hidden after scrolling: `auto` hides it on the way down and shows it on the
 * way up; `always` shows it only at the top of the page.
 */
export function navHidden(
  mode: HideNavbar,
  { from, to, hidden }: ScrollStep,
  height: number,
): boolean {
  if (mode === 'never' || to <= height) return false;
  if (to > from) return true;
  if (to < from) return mode === 'always';
  return hidden;
}
