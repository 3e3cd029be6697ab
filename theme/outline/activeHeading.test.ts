import { expect, test } from 'vitest';
import { activeHeading } from './activeHeading.ts';

const places = (...tops: number[]) => tops.map((top, index) => ({ id: 'abc'[index] ?? '', top }));

test.each([
  ['above the first heading', places(300, 600, 900), false, undefined],
  ['exactly on the line', places(100, 600, 900), false, 'a'],
  ['between two', places(-400, 20, 700), false, 'b'],
  ['at the end, last ones in sight', places(-900, 300, 700), true, 'c'],
  ['at the end, last one out of sight', places(-900, 300, 950), true, 'b'],
  ['no headings', [], false, undefined],
  ['no headings at the end', [], true, undefined],
])('%s', (_, headings, atEnd, expected) => {
  expect(activeHeading(headings, 104, atEnd, 800)).toBe(expected);
});
