import { describe, expect, test } from '@rstest/core';
import { type Item, total } from '../src/cart';

const pen: Item = { name: 'Pen', price: 1.1, count: 3 };
const book: Item = { name: 'Book', price: 12.5, count: 1 };

describe('total', () => {
  test('adds up all items', () => {
    expect(total([pen, book])).toBe(15.8);
  });

  // 修改这里或 src/ 中的值，测试会重新运行。
  test('is 0 for an empty cart', () => {
    expect(total([])).toBe(0);
  });
});
