/**
 * How long steps still take if each takes as long as the last time, in seconds. Undefined if a step
 * hasn't run yet or is taking longer than the last time, because nobody knows when it ends.
 *
 * @param {{ lastTime?: number, elapsed: number, cores: number }[]} steps Times in seconds;
 *   without `lastTime` if the step hasn't run yet.
 * @param {number} cores All cores that the steps share.
 */
export function secondsLeft(steps, cores) {
  const left = steps.map(({ lastTime = NaN, elapsed, cores: used }) => (lastTime - elapsed) * used);
  if (!left.every((seconds) => seconds >= 0)) return undefined;
  return left.reduce((total, seconds) => total + seconds, 0) / cores;
}
