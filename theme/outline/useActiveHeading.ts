import { useEffect, useState } from 'react';
import { hashId, onHashScroll } from '../scroll/hashTarget';
import { LAYOUT, TIMING } from '../site';
import { throttle } from '../timing/throttle';
import { activeHeading, isJumpTarget } from './activeHeading';

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
    let jumped: { at: number } | undefined;

    const look = throttle(() => {
      if (jumped && Math.abs(window.scrollY - jumped.at) < 2) return;
      jumped = undefined;
      const atEnd = window.scrollY > 0 && isAtEnd();
      setActive(activeHeading(known.flatMap(placeOf), LINE, atEnd, window.innerHeight));
    }, TIMING.outlineThrottle);

    const jump = (id: string) => {
      const [place] = known.includes(id) ? placeOf(id) : [];
      if (!place || !isJumpTarget(place, LINE, isAtEnd(), window.innerHeight)) return;
      jumped = { at: window.scrollY };
      setActive(id);
    };
    // The browser scrolls around the event of its own: the place is read once it has.
    const jumpLater = () => requestAnimationFrame(() => jump(hashId(window.location.hash)));

    look();
    jumpLater();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('hashchange', jumpLater);
    const endJumps = onHashScroll(jump);
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
      window.removeEventListener('hashchange', jumpLater);
      endJumps();
    };
  }, [key]);
  return active;
}

function placeOf(id: string) {
  const heading = document.getElementById(id);
  return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - 2;
}
