import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../theme/settings/site.ts';
import { readSiteUrl } from './readSiteUrl.ts';

test.each([
  [undefined, SITE_ORIGIN, '/'],
  ['', SITE_ORIGIN, '/'],
  ['https://owner.github.io/repo', 'https://owner.github.io', '/repo/'],
  ['https://owner.github.io', 'https://owner.github.io', '/'],
  [' http://localhost:8080/a/b-c/ ', 'http://localhost:8080', '/a/b-c/'],
])('SITE_URL=%s is the origin %s and the base %s', (SITE_URL, origin, base) => {
  expect(readSiteUrl({ SITE_URL })).toEqual({ origin, base });
});

test.each([
  '/docs/',
  'example.org/docs',
  'ftp://example.org/',
  'https://a:b@example.org/',
  'https://example.org/docs/?v=1',
  'https://example.org/a b/',
  'https://example.org//a/',
])('SITE_URL=%s stops the build', (SITE_URL) => {
  expect(() => readSiteUrl({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}". Set it to the URL`);
});
