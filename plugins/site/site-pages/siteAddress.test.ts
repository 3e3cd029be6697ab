import { expect, test } from 'vitest';
import { siteAddress } from './siteAddress.ts';

test.each([
  [undefined, '/', 'https://site.dev/'],
  ['/', '/zh/guide/start', 'https://site.dev/zh/guide/start'],
  ['/docs/', '/guide/', 'https://site.dev/docs/guide/'],
  ['docs', '/', 'https://site.dev/docs/'],
  ['/docs/', '/guide/指南', 'https://site.dev/docs/guide/%E6%8C%87%E5%8D%97'],
])('with base %s, %s lies at %s', (base, path, address) => {
  expect(siteAddress({ siteOrigin: 'https://site.dev', base })(path)).toBe(address);
});

test.each([
  undefined,
  '',
  'site.dev',
  'https://site.dev/',
  'https://site.dev/docs',
  'ftp://site.dev',
])('an origin of %s is refused', (siteOrigin) => {
  expect(() => siteAddress({ siteOrigin })).toThrow(
    /^siteOrigin: expected the site's origin, such as https:\/\/site\.dev; /,
  );
});
