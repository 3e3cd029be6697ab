/** Rounds to cents. */
export function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export function format(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
