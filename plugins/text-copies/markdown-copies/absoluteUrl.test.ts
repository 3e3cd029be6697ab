import { expect, test } from 'vitest';
import { absoluteUrl } from './absoluteUrl.ts';

const SITE = 'https://site.test/base';

test.each([
  ['/config/test/bail', '/config/test/bail', '/zh/config/test/bail'],
  ['/guide/start/', '/guide/start/', '/zh/guide/start/'],
  ['/', '/', '/zh/'],
  ['/api/x#some-id', '/api/x#some-id', '/zh/api/x#some-id'],
  ['#here', '/guide/page#here', '/zh/guide/page#here'],
  ['/picture.svg', '/picture.svg', '/picture.svg'],
  ['/screenshots/report.webp', '/screenshots/report.webp', '/screenshots/report.webp'],
])('%s leads to the site', (url, english, chinese) => {
  const place = { route: '/guide/page', site: SITE };
  expect(absoluteUrl(url, { ...place, language: 'en' })).toBe(SITE + english);
  expect(absoluteUrl(url, { ...place, language: 'zh' })).toBe(SITE + chinese);
});

test.each(['https://example.com/a', '//example.com/a', 'mailto:a@example.com'])(
  '%s stays',
  (url) => {
    expect(absoluteUrl(url, { route: '/', site: SITE, language: 'zh' })).toBe(url);
  },
);
