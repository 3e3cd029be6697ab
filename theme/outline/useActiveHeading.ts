import { useEffect, useState } from 'react';
import { hashId, onHashScroll } from 'static-pages';
import { TIMING } from '../settings/site';
import { throttle } from '../ui/timing/throttle';

/** Tolerance in pixels around the place where a jump leaves a heading. */
const SLACK = 20;

/**
 * The ID of the active heading, the last one that the reader has reached; updated at most ten times a second
 * while scrolling. After a jump to a heading, that one stays active until the reader scrolls, so that the
 * entry that was clicked is marked even if the page ends before the heading reaches the top. `ids` is
 * another array on each page.
 */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let jumped: { at: number } | undefined;

    const update = throttle(() => {
      if (jumped && Math.abs(window.scrollY - jumped.at) < 2) return;
      jumped = undefined;
      const limit = reachedTop(window.scrollY > 0 && isAtEnd());
      setActive(ids.filter((id) => topOf(id) <= limit).at(-1));
    }, TIMING.outlineThrottle);

    const jump = (id: string) => {
      const top = ids.includes(id) ? topOf(id) : Number.POSITIVE_INFINITY;
      // Elsewhere, the reader has scrolled away from the hash.
      if (top < 0 || top > reachedTop(isAtEnd())) return;
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
  }, [ids]);
  return active;
}

/**
 * The lowest top of a heading that the reader has reached, in pixels from the top of the window: below the
 * bars, whose height depends on the width. The last headings of a page can't get there, so at its end,
 * it's the bottom of the window.
 */
function reachedTop(atEnd: boolean): number {
  if (atEnd) return window.innerHeight;
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + SLACK;
}

/** The distance of a heading's top from the top of the window, in pixels. */
function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - 2;
}
