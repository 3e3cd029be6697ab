import { useEffect, useState } from 'react';
import { hashId } from '../scroll/hashTarget';
import { LAYOUT, TIMING } from '../site';
import { throttle } from '../timing/throttle';
import { activeHeading } from './activeHeading';

/** Headings come to rest a little below the navbar: this much above that line they count. */
const SLACK = 32;
const LINE = LAYOUT.navbarHeight + SLACK;

/**
 * Follows the reader through the headings, looked at ten times a second at most. A heading that
 * was jumped to stays the active one until the reader scrolls by himself, so that the entry that
 * was clicked is the one that is marked, also where the page ends too early to bring it up.
 */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key.split(' ');
    let jumped: { id: string; at: number } | undefined;

    const look = throttle(() => {
      if (jumped && Math.abs(window.scrollY - jumped.at) < 2) return;
      jumped = undefined;
      const places = known.flatMap((id) => {
        const heading = document.getElementById(id);
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setActive(activeHeading(places, LINE, atEnd, window.innerHeight));
    }, TIMING.outlineThrottle);

    const jump = () => {
      const id = hashId(window.location.hash);
      if (!known.includes(id)) return;
      // The browser scrolls right after the event: the place is read once it has.
      requestAnimationFrame(() => {
        jumped = { id, at: window.scrollY };
        setActive(id);
      });
    };

    look();
    jump();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('hashchange', jump);
    window.addEventListener('outline-jump', jump);
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
      window.removeEventListener('hashchange', jump);
      window.removeEventListener('outline-jump', jump);
    };
  }, [key]);
  return active;
}
