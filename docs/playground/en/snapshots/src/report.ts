export interface Sale {
  readonly product: string;
  readonly count: number;
}

export function report(sales: readonly Sale[]): string {
  const rows = sales.map(
    ({ product, count }) => `${product.padEnd(8)}${String(count).padStart(4)}`,
  );
  const sum = sales.reduce((all, { count }) => all + count, 0);
  return [...rows, '-'.repeat(12), `Total   ${String(sum).padStart(4)}`].join('\n');
}
