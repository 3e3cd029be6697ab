/**
 * Where a section uses a term, in one number: seven places as bits, then how often in prose and in
 * rows.
 */
export const PLACE = {
  /** The section's own heading. */
  heading: 1,
  /** A name that the section defines. */
  name: 2,
  /** The page's title. */
  title: 4,
  /** A heading above. */
  above: 8,
  /** The first cell of a row. */
  key: 16,
  code: 32,
  /** A part of a name in the heading: `hook` of `hookTimeout`. */
  piece: 64,
} as const;

const MOST = 31;
const PROSE = 7;
const ROWS = 12;
const ONE_IN_PROSE = 1 << PROSE;
const ONE_IN_ROWS = 1 << ROWS;

/** How a section uses a term; 0 where it doesn't. */
export type UseOf = (term: string) => number;

export function withOneInProse(use: number): number {
  return timesInProse(use) < MOST ? use + ONE_IN_PROSE : use;
}

export function withOneInRows(use: number): number {
  return timesInRows(use) < MOST ? use + ONE_IN_ROWS : use;
}

export function timesInProse(use: number): number {
  return (use >> PROSE) & MOST;
}

export function timesInRows(use: number): number {
  return (use >> ROWS) & MOST;
}
