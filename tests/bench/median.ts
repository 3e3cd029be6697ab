/** The median; the lower one for an even number of values. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** The percentile: `share` (0 to 1) of all values don't exceed it. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is no middle of no numbers.');
  return value;
}
