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
  ['/docs/', 'isn’t a URL that starts with https:// or http://'],
  ['example.org/docs', 'isn’t a URL that starts with https:// or http://'],
  ['ftp://example.org/', 'isn’t a URL that starts with https:// or http://'],
  ['https://a:b@example.org/', 'contains a user name or password'],
  ['https://example.org/docs/?v=1', 'has a query or hash'],
  ['https://example.org/a b/', 'has a path with characters'],
  ['https://example.org//a/', 'has a path with characters'],
])('SITE_URL=%s stops the build: it %s', (SITE_URL, what) => {
  expect(() => readSiteUrl({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}", which ${what}`);
});
