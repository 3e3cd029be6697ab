/** Figures as the table shows them. */

/** The median and the 95th percentile. */
export function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => whole(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0.5)} ${at(0.95)}`;
}

export function decimal(value: number): string {
  return value.toFixed(3);
}

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

export function oneDigit(value: number): string {
  return value.toFixed(1);
}

export function whole(value: number): string {
  return value.toFixed(0);
}
