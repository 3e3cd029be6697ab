import { expect, test } from 'vitest';
import { readSiteUrl } from '../../../../plugins/site-url/readSiteUrl.ts';
import { SITE_ORIGIN } from '../../../../theme/site.ts';

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
  ['/docs/', 'is no address that begins with https:// or http://'],
  ['example.org/docs', 'is no address that begins with https:// or http://'],
  ['ftp://example.org/', 'is no address that begins with https:// or http://'],
  ['https://a:b@example.org/', 'names a user'],
  ['https://example.org/docs/?v=1', 'goes on after the path'],
  ['https://example.org/a b/', 'has a path of other characters'],
  ['https://example.org//a/', 'has a path of other characters'],
])('SITE_URL=%s stops the build: it %s', (SITE_URL, what) => {
  expect(() => readSiteUrl({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}", which ${what}`);
});
