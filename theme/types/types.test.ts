import { expect, test } from 'vitest';
import { typesUrl } from '../../content/routes/pageAssets.ts';
import { annotationsOf, nextAnnotation } from './annotations.ts';

const entries = [{ signature: ['-a'] }, { signature: ['-b'] }];
const annotations = annotationsOf(
  { names: [0, 1, 0, 2, 1, 1, 4, 1, 0], errors: [{ start: 6, length: 1, message: 'no' }] },
  entries,
);

test('an error in code without a name has an annotation', () => {
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

test('two errors with the same message are both told', () => {
  const errors = [
    { start: 4, length: 4, message: 'no' },
    { start: 9, length: 1, message: 'no' },
  ];
  const told = annotationsOf({ names: [4, 1, 0], errors }, entries);
  expect(told.map(({ start, errors }) => [start, errors])).toEqual([
    [4, ['no']],
    [9, ['no']],
  ]);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 2, 1],
  ['a', 0, undefined],
])('%s at annotation %i goes to %s', (key, at, next) => {
  expect(nextAnnotation(key, at, 4)).toBe(next);
});

test('the file of a page', () => {
  expect(typesUrl('/config/test/bail')).toBe('/types/config/test/bail.json');
  expect(typesUrl('/guide/')).toBe('/types/guide/index.json');
});
