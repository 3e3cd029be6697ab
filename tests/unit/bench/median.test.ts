import { expect, test } from 'vitest';
import { median, percentile } from '../../bench/median.ts';

test('the median does not depend on the order', () => {
  expect(median([30, 1, 20])).toBe(20);
  expect(median([4, 3, 2, 1])).toBe(2);
  expect(() => median([])).toThrow('no numbers');
});

test('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
});
