import { useEffect, useState } from 'react';
import { hashId, onHashScroll } from 'static-pages';
import { TIMING } from '../settings/site';
import { throttle } from '../ui/timing/throttle';

/** Tolerance in pixels around the place where a jump leaves a heading. */
const SLACK = 20;

/**
 * The ID of the active heading, updated at most ten times a second while scrolling. After a jump to a
 * heading, that one stays active until the reader scrolls, so that the entry that was clicked is
 * marked even if the page ends before the heading reaches the top. `ids` is another array on each page.
 */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let jumped: { at: number } | undefined;

    const update = throttle(() => {
      if (jumped && Math.abs(window.scrollY - jumped.at) < 2) return;
      jumped = undefined;
      const atEnd = window.scrollY > 0 && isAtEnd();
      setActive(activeHeading(ids.flatMap(positionOf), line(), atEnd, window.innerHeight));
    }, TIMING.outlineThrottle);

    const jump = (id: string) => {
      const [position] = ids.includes(id) ? positionOf(id) : [];
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
  }, [ids]);
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

interface HeadingPosition {
  id: string;
  /** Distance of the heading's top from the top of the window, in pixels. */
  top: number;
}

/**
 * The ID of the active heading: the last one at or above `line` (pixels from the top of the window).
 * At the end of the page, where the last headings can't reach the line, it's the last visible one.
 */
function activeHeading(
  positions: HeadingPosition[],
  line: number,
  atEnd: boolean,
  windowHeight: number,
): string | undefined {
  const reached = positions.filter(({ top }) => top <= line);
  const active = reached.at(-1) ?? positions[0];
  if (!atEnd) return reached.length === 0 ? undefined : active?.id;
  return positions.filter(({ top }) => top < windowHeight).at(-1)?.id ?? active?.id;
}

/**
 * Whether a heading is where a jump to it would end: at the line, or lower if the page ends before
 * the heading can get there. Otherwise, the reader has scrolled away from the hash.
 */
function isJumpTarget(
  { top }: HeadingPosition,
  line: number,
  atEnd: boolean,
  windowHeight: number,
): boolean {
  return top >= 0 && top <= (atEnd ? windowHeight : line);
}
