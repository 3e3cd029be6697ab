/** The number of tests that all runners passed. Throws if they differ: they'd measure different work. */
export function sameTests(counts: ReadonlyMap<string, number>): number {
  const [first = 0, ...others] = new Set(counts.values());
  if (others.length === 0 && first > 0) return first;
  const listed = [...counts].map(([runner, count]) => `${runner} ${count}`).join(', ');
  throw new Error(`The runners passed different numbers of tests: ${listed}`);
}
