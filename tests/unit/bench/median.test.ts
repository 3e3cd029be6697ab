import { expect, test } from 'vitest';
import { median, percentile } from '../../bench/median.ts';

test('the middle of numbers, whatever their order', () => {
  expect(median([30, 1, 20])).toBe(20);
  expect(median([4, 3, 2, 1])).toBe(2);
  expect(() => median([])).toThrow('no numbers');
});

test('what a share of the numbers does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
});
