import { expect, test } from 'vitest';
import { typesUrl } from '../../content/routes/pageAssets.ts';
import { annotationAt, annotationsOf, nextAnnotation } from './annotations.ts';
import { parsePageTypes } from './pageTypes.ts';
import { placeTooltip } from './placeTooltip.ts';

const viewport = { width: 320, height: 600 };

test.each([
  ['below', { left: 20, top: 100, bottom: 120 }, 80, { left: 12, top: 124 }],
  ['above where there is no space below', { left: 20, top: 550, bottom: 570 }, 80, { top: 466 }],
  ['inside the left edge', { left: 2, top: 100, bottom: 120 }, 80, { left: 8 }],
  [
    'shortened where there is no space',
    { left: 0, top: 200, bottom: 220 },
    900,
    { maxHeight: 368 },
  ],
])('a tooltip is %s', (_case, name, height, place) => {
  const found = placeTooltip(name, { width: 300, height }, viewport);
  expect(found).toMatchObject(place);
  const bottom = found.top + Math.min(height, found.maxHeight);
  expect(bottom <= name.top || found.top >= name.bottom).toBe(true);
});

const entries = [{ signature: ['-a'] }, { signature: ['-b'] }];
const code = 'a b\nc(1)';
const annotations = annotationsOf(
  { names: [0, 1, 0, 2, 1, 1, 4, 1, 0], errors: [{ start: 6, length: 1, message: 'no' }] },
  entries,
);

test('an error in code without a name has a annotation', () => {
  expect(annotations.map(({ start, errors }) => [start, errors])).toEqual([
    ...[
      [0, []],
      [2, []],
      [4, []],
    ],
    [6, ['no']],
  ]);
});

test('an error is told at the name that it is about', () => {
  const [annotation] = annotationsOf(
    { names: [4, 1, 0], errors: [{ start: 4, length: 4, message: 'no' }] },
    entries,
  );
  expect(annotation).toMatchObject({ entry: entries[0], errors: ['no'] });
});

test('finds the annotation at an offset', () => {
  expect(annotationAt(annotations, 2)?.start).toBe(2);
  expect(annotationAt(annotations, 8)).toBeUndefined();
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 0, 0],
  ['End', 0, 3],
  ['Home', 2, 0],
  ['a', 0, undefined],
])('%s at annotation %i goes to %s', (key, at, next) => {
  expect(nextAnnotation(key, at, annotations, code)).toBe(next);
});

test.each(['[]', 'null', '{}', '{"entries":[]}', '<!doctype html>'])(
  '%s is no file of types',
  (text) => {
    expect(() => parsePageTypes(text)).toThrow();
  },
);

test('the file of a page', () => {
  expect(typesUrl('/config/test/bail')).toBe('/types/config/test/bail.json');
  expect(typesUrl('/guide/')).toBe('/types/guide/index.json');
});
