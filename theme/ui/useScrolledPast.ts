import { useEffect, useState } from 'react';
import { throttle } from './timing/throttle';

/** Whether the page is scrolled beyond `distance` pixels; false on the server. */
export function useScrolledPast(distance: number, interval: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = throttle(() => setPast(window.scrollY > distance), interval);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, [distance, interval]);
  return past;
}
