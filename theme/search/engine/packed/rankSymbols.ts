/**
 * Numbers of which most are among the last few different ones. One of those is its rank in their
 * list, the latest first; any other is a symbol that says so and a code of its own.
 *
 * A run of the latest is its length, in as few symbols as it has binary digits. The digits are 1
 * and 2, written as 0 and 1, lowest first: a run of 5 is `0 1`, as 1 + 2 * 2.
 *
 * How large the next rank will be shows in those before it: by their mean there is a table of codes
 * for the next symbol.
 */

/** How many numbers are remembered: a power of two. */
export const RECENT = 64;
/** Symbols below are digits of runs; ranks from 1 on are one more. */
export const DIGITS = 2;
export const UNKNOWN = RECENT + 1;
export const SYMBOLS = RECENT + 2;

/** A mean counts the binary digits of symbols in parts, and moves by a share towards each. */
const MEAN_PARTS = 32;
const MEAN_SHIFT = 3;
/** So many parts share a table. */
const TABLE_SHIFT = 4;
/** The most digits that a symbol has, in parts, and those below. */
export const TABLES = (((32 - Math.clz32(UNKNOWN)) * MEAN_PARTS) >> TABLE_SHIFT) + 1;

export function nextMean(mean: number, symbol: number): number {
  const size = (32 - Math.clz32(symbol)) * MEAN_PARTS;
  return mean + ((size - mean) >> MEAN_SHIFT);
}

/** The number of the table for the next symbol. */
export function tableFor(mean: number): number {
  return mean >> TABLE_SHIFT;
}
