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
  ancestor: 8,
  /** The first cell of a row. */
  key: 16,
  /** A part of a name: `hook` of `hookTimeout`. */
  piece: 32,
  /** How readers ask for the section. */
  phrase: 64,
} as const;

/** No more uses in prose, or in rows, are counted. */
const MAX_COUNT = 31;
const PROSE = 7;
const ROWS = 12;

/** How a section uses a term; 0 where it doesn't. */
export type UseOf = (term: string) => number;

export function withOneInProse(use: number): number {
  return countInProse(use) < MAX_COUNT ? use + (1 << PROSE) : use;
}

export function withOneInRows(use: number): number {
  return countInRows(use) < MAX_COUNT ? use + (1 << ROWS) : use;
}

export function countInProse(use: number): number {
  return (use >> PROSE) & MAX_COUNT;
}

export function countInRows(use: number): number {
  return (use >> ROWS) & MAX_COUNT;
}
