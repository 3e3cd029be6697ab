/** The middle one; of an even number, the lower of the two. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5);
}

/** The number that `share` of all don't exceed; `share` is between 0 and 1. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is no middle of no numbers.');
  return value;
}
