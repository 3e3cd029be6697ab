import { expect, test } from 'vitest';
import { type ReadPage, recordOf } from './recordOf.ts';

const placeOf = (routePath: string) => ({
  routePath,
  lang: 'en',
  version: '',
  _relativePath: `en${routePath}.mdx`,
});

const page = (routePath: string, more: Partial<ReadPage> = {}): ReadPage => ({
  ...placeOf(routePath),
  toc: [
    { id: 'use', text: 'Use', depth: 2 },
    { id: 'detail', text: 'Detail', depth: 3 },
  ],
  frontmatter: { description: `About ${routePath}` },
  ...more,
});

test('a page has its date, and no data of other pages', () => {
  const bail = page('/config/bail', { lastUpdatedTime: '2026-01-02' });
  expect(recordOf(bail, [bail, page('/config/root')])).toEqual({
    ...placeOf('/config/bail'),
    lastUpdatedTime: '2026-01-02',
  });
});

test('a page without history has no date', () => {
  expect(recordOf(page('/config/bail'), [])).toEqual(placeOf('/config/bail'));
});

test('an overview has the pages below it, with their level 2 headings', () => {
  const overview = page('/config/', { frontmatter: { overview: true } });
  const below = page('/config/bail');
  expect(recordOf(overview, [overview, below, page('/guide/cli')])).toEqual({
    ...placeOf('/config/'),
    below: [
      {
        routePath: '/config/bail',
        description: 'About /config/bail',
        headings: [{ id: 'use', text: 'Use', depth: 2 }],
      },
    ],
  });
});

test('an overview configures the levels that it lists', () => {
  const overview = page('/config/', { frontmatter: { overview: true, overviewHeaders: [3] } });
  const { below } = recordOf(overview, [page('/config/bail')]);
  expect(below?.[0]?.headings.map(({ id }) => id)).toEqual(['detail']);
});
