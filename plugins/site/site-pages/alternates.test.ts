import { expect, test } from 'vitest';
import { sitePage } from '../../../tests/support/plugins/site/site-pages/page.ts';
import { alternatesOf } from './alternates.ts';

const shown = (pages: Parameters<typeof alternatesOf>[0], path: string) =>
  alternatesOf(pages, 'en')
    .get(path)
    ?.map(({ hreflang, routePath }) => `${hreflang} ${routePath}`);

test('alternates include all languages, the page itself, and the default language for all others', () => {
  const pages = [sitePage('/a'), sitePage('/a', { language: 'zh' })];
  const expected = ['en /a', 'zh /zh/a', 'x-default /a'];
  expect(shown(pages, '/a')).toEqual(expected);
  expect(shown(pages, '/zh/a')).toEqual(expected);
});

test('a page without a counterpart has none', () => {
  const pages = [sitePage('/a'), sitePage('/b', { language: 'zh' })];
  expect(shown(pages, '/a')).toEqual([]);
  expect(shown(pages, '/zh/b')).toEqual([]);
});

test('pages of another version are not alternates', () => {
  const old = sitePage('/a', { version: 'v1', language: 'zh', routePath: '/v1/zh/a' });
  expect(shown([sitePage('/a'), old], '/a')).toEqual([]);
});
