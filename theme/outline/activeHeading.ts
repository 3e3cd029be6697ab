export interface HeadingPlace {
  id: string;
  /** Distance of the heading's top from the top of the window. */
  top: number;
}

/**
 * The heading that the reader is at: the last one that has reached `line`, and at the very end of
 * the page, where the last ones can't reach it, the last one in sight.
 */
export function activeHeading(
  places: HeadingPlace[],
  line: number,
  atEnd: boolean,
  windowHeight: number,
): string | undefined {
  const reached = places.filter(({ top }) => top <= line);
  const active = reached.at(-1) ?? places[0];
  if (!atEnd) return reached.length === 0 ? undefined : active?.id;
  return places.filter(({ top }) => top < windowHeight).at(-1)?.id ?? active?.id;
}

/**
 * Whether a heading is where a jump to it ends: on the line, or lower where the page ends too early
 * to bring it up. Elsewhere the hash is one that the reader has long scrolled away from.
 */
export function isJumpTarget(
  { top }: HeadingPlace,
  line: number,
  atEnd: boolean,
  windowHeight: number,
): boolean {
  return top >= 0 && top <= (atEnd ? windowHeight : line);
}
