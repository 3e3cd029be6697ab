import { describe, expect, test } from '@rstest/core';
import { slug } from '../src/slug';

test.each([
  ['Hello World', 'hello-world'],
  ['Crème brûlée', 'creme-brulee'],
  ['  What’s new in 2.0?  ', 'what-s-new-in-2-0'],
])('%s becomes %s', (title, expected) => {
  expect(slug(title)).toBe(expected);
});

describe.each([{ title: 'Rstest' }, { title: 'a-b' }, { title: '' }])(
  'slug of "$title"',
  ({ title }) => {
    test('stays the same when applied again', () => {
      expect(slug(slug(title))).toBe(slug(title));
    });
  },
);
