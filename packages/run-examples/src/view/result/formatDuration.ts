/** Same format as Rstest: `4ms`, `1.20s`. */
export function formatDuration(ms: number): string {
  const whole = Math.round(ms);
  return whole < 1000 ? `${whole}ms` : `${(ms / 1000).toFixed(2)}s`;
}
