export interface HeadingPosition {
  id: string;
  /** Distance of the heading's top from the top of the window, in pixels. */
  top: number;
}

/**
 * The ID of the active heading: the last one at or above `line` (pixels from the top of the window).
 * At the end of the page, where the last headings can't reach the line, it's the last visible one.
 */
export function activeHeading(
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
export function isJumpTarget(
  { top }: HeadingPosition,
  line: number,
  atEnd: boolean,
  windowHeight: number,
): boolean {
  return top >= 0 && top <= (atEnd ? windowHeight : line);
}
