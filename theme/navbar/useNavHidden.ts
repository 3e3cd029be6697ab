import { useEffect, useState } from 'react';
import { LAYOUT, TIMING } from '../settings/site';
import { throttle } from '../ui/timing/throttle';
import { type HideNavbar, navHidden } from './navHidden';

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
