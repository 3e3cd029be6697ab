import { useEffect, useState } from 'react';
import { hashId, onHashScroll } from 'static-pages';
import { TIMING } from '../settings/site';
import { throttle } from '../ui/timing/throttle';
import { activeHeading, isJumpTarget } from './activeHeading';

/** Tolerance in pixels around the place where a jump leaves a heading. */
const SLACK = 20;

/**
 * The ID of the active heading, updated at most ten times a second while scrolling. After a jump to a
 * heading, that one stays active until the reader scrolls, so that the entry that was clicked is
 * marked even if the page ends before the heading reaches the top.
 */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const known = key.split(' ');
    let jumped: { at: number } | undefined;

    const update = throttle(() => {
      if (jumped && Math.abs(window.scrollY - jumped.at) < 2) return;
      jumped = undefined;
      const atEnd = window.scrollY > 0 && isAtEnd();
      setActive(activeHeading(known.flatMap(positionOf), line(), atEnd, window.innerHeight));
    }, TIMING.outlineThrottle);

    const jump = (id: string) => {
      const [position] = known.includes(id) ? positionOf(id) : [];
      if (!position || !isJumpTarget(position, line(), isAtEnd(), window.innerHeight)) return;
      jumped = { at: window.scrollY };
      setActive(id);
    };
    // The browser scrolls after its `hashchange` event, so read the position in the next frame.
    const jumpLater = () => requestAnimationFrame(() => jump(hashId(window.location.hash)));

    update();
    jumpLater();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('hashchange', jumpLater);
    const unsubscribe = onHashScroll(jump);
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
      window.removeEventListener('hashchange', jumpLater);
      unsubscribe();
    };
  }, [key]);
  return active;
}

/** Where a heading becomes the active one: below the bars, whose height depends on the width. */
function line(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + SLACK;
}

function positionOf(id: string) {
  const heading = document.getElementById(id);
  return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - 2;
}
