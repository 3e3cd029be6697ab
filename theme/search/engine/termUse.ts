/**
 * Where a section uses a term, in one number: seven places as bits, then how often in prose and in
 * rows. Thousands are held at a time.
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

export type TermUses = Map<string, number>;

export function addPlace(uses: TermUses, term: string, place: number): void {
  uses.set(term, (uses.get(term) ?? 0) | place);
}

export function addInProse(uses: TermUses, term: string): void {
  const use = uses.get(term) ?? 0;
  if (timesInProse(use) < MOST) uses.set(term, use + ONE_IN_PROSE);
}

export function addInRows(uses: TermUses, term: string): void {
  const use = uses.get(term) ?? 0;
  if (timesInRows(use) < MOST) uses.set(term, use + ONE_IN_ROWS);
}

export function timesInProse(use: number): number {
  return (use >> PROSE) & MOST;
}

export function timesInRows(use: number): number {
  return (use >> ROWS) & MOST;
}
