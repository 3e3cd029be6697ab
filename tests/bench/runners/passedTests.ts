/** `Tests  3 passed (3)`, `Tests 1 failed | 2 passed`, `Tests:       2 passed, 2 total` */
const SUMMARY = /^\s*Tests:?\s+(.+)$/gm;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors start with it
const COLORS = /\u001b\[[\d;]*m/g;

/**
 * The number of passed tests in the last summary of a runner's output; `undefined` if there is none, or
 * if tests failed.
 */
export function passedTests(output: string): number | undefined {
  const summary = [...output.replace(COLORS, '').matchAll(SUMMARY)].at(-1)?.[1];
  if (summary === undefined || /\d failed/.test(summary)) return undefined;
  const passed = /(\d+) passed/.exec(summary)?.[1];
  return passed === undefined ? undefined : Number(passed);
}

/** The number of tests that all runners passed. Throws if they passed different numbers of tests. */
export function sameTests(counts: ReadonlyMap<string, number>): number {
  const [first = 0, ...others] = new Set(counts.values());
  if (others.length === 0 && first > 0) return first;
  const listed = [...counts].map(([runner, count]) => `${runner} ${count}`).join(', ');
  throw new Error(`The runners passed different numbers of tests: ${listed}`);
}
