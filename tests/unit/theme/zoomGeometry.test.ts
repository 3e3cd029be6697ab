import { describe, expect, test } from 'vitest';
import { enlargedBox, isDrawing, transformTo } from '../../../theme/zoom/zoomGeometry.ts';

const size = (width: number, height: number) => ({ width, height });

describe('an enlarged image stands in the middle of the window', () => {
  test.each([
    ['as large as it is by nature', size(300, 150), size(600, 300), [420, 300, 600, 300]],
    ['never smaller than on the page', size(300, 150), size(100, 50), [570, 375, 300, 150]],
    ['no wider than the window', size(300, 150), size(3000, 1500), [0, 90, 1440, 720]],
    ['no higher than the window', size(150, 300), size(3000, 6000), [495, 0, 450, 900]],
    ['shrunk when larger than it', size(2880, 600), size(2880, 600), [0, 300, 1440, 300]],
  ])('%s', (_, onPage, natural, [left, top, width, height]) => {
    expect(enlargedBox(onPage, natural, size(1440, 900))).toEqual({ left, top, width, height });
  });
});

test('the way from the page to the middle begins where the image is', () => {
  const place = { left: 100, top: 50, width: 300, height: 150 };
  const box = { left: 420, top: 300, width: 600, height: 300 };
  expect(transformTo(place, box)).toBe('translate(-320px, -250px) scale(0.5)');
  expect(transformTo(box, box)).toBe('translate(0px, 0px) scale(1)');
});

test.each([
  ['/a.svg', true],
  ['/a.SVG?x=1', true],
  ['/a.svg#icon', true],
  ['data:image/svg+xml,<svg/>', true],
  ['/a.png', false],
  ['/a.svg.png', false],
])('%s is a drawing: %s', (address, drawing) => {
  expect(isDrawing(address)).toBe(drawing);
});
