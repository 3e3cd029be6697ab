import { round } from './money';

export interface Item {
  readonly name: string;
  readonly price: number;
  readonly count: number;
}

export function total(items: readonly Item[]): number {
  return round(items.reduce((sum, { price, count }) => sum + price * count, 0));
}
