import { expect, test } from '@rstest/core';
import { format, round } from '../src/money';

test('rounds to cents', () => {
  expect(round(3.3000000000000003)).toBe(3.3);
});

test('formats an amount', () => {
  expect(format(1234.5)).toBe('$1234.50');
});
