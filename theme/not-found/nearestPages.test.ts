import { expect, test } from 'vitest';
import { nearestPages } from './nearestPages.ts';

const PAGES = [
  '/',
  '/api/',
  '/api/rstest/',
  '/api/rstest/mockFunctions',
  '/api/test-api/',
  '/api/test-api/expect',
  '/config/',
  '/config/test/',
  '/config/test/bail',
  '/config/test/expect',
  '/config/test/pool',
  '/guide/',
  '/guide/start/',
  '/guide/start/features',
  '/guide/start/quick-start',
].map((path) => ({ path, title: path }));

test.each([
  ['a folder is missing', '/config/pool', '/config/test/pool'],
  ['the folder of the section, not that of another one', '/api/expect', '/api/test-api/expect'],
  ['hyphens', '/guide/quick-start', '/guide/start/quick-start'],
  ['only a name', '/quickstart', '/guide/start/quick-start'],
  ['a typo', '/config/test/bial', '/config/test/bail'],
  ['case, hyphens and an extension', '/api/mock-functions.html', '/api/rstest/mockFunctions'],
  ['the section, not a page with half of the letters', '/guide/bill', '/guide/'],
  ['the folder of an unknown page', '/config/test/nothing-like-it', '/config/test/'],
])('the nearest page: %s', (_, path, nearest) => {
  const found = nearestPages(path, PAGES, 3);
  expect(found[0]?.path).toBe(nearest);
  expect(found.length).toBeLessThanOrEqual(3);
});

test('no page is near to a path that has nothing in common with any', () => {
  expect(nearestPages('/no-such-page', PAGES, 3)).toEqual([]);
  expect(nearestPages('/', PAGES, 3)).toEqual([]);
});
