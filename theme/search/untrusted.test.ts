import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../settings/site.ts';
import { sitePath } from './untrusted.ts';

test.each([
  ['/config/test/bail', '/config/test/bail'],
  [`${SITE_ORIGIN}/config/test/bail#x`, '/config/test/bail#x'],
  ['https://elsewhere.example/', undefined],
  [`${SITE_ORIGIN}.evil.example/`, undefined],
  ['//elsewhere.example/', undefined],
  ['/\\elsewhere.example/', undefined],
  ['/\t/elsewhere.example/', undefined],
  ['/\n\\elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s leads to %s', (url, path) => {
  expect(sitePath(url)).toBe(path);
});
