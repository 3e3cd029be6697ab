import { expect, test } from '@rstest/core';
import { report } from '../src/report';

const sales = [
  { product: 'Pens', count: 12 },
  { product: 'Books', count: 3 },
];

// 快照保存在 test/__snapshots__/report.test.ts.snap 中。
test('lists all sales', () => {
  expect(report(sales)).toMatchSnapshot();
});

test('shows a total of 0 without sales', () => {
  expect(report([])).toMatchInlineSnapshot(`
    "------------
    Total      0"
  `);
});
