import { expect, test } from 'vitest';
import { fileOf, placeOf, twinOf } from '../../../../plugins/content-checks/routes.ts';

test.each([
  ['docs/en/index.mdx', 'en', '/'],
  ['docs/zh/index.mdx', 'zh', '/'],
  ['docs/en/guide/start/index.mdx', 'en', '/guide/start/'],
  ['docs/zh/config/test/testTimeout.mdx', 'zh', '/config/test/testTimeout'],
  ['docs/en/api/en/index.mdx', 'en', '/api/en/'],
  ['docs/en/indexes.mdx', 'en', '/indexes'],
])('%s is %s %s', (file, language, route) => {
  expect(placeOf(file)).toEqual({ language, route });
  expect(fileOf(route, language === 'zh' ? 'zh' : 'en')).toBe(file);
});

test.each(['docs/index.mdx', 'docs/fr/index.mdx', 'docs/en/a.txt'])('%s is no page', (file) => {
  expect(placeOf(file)).toBeUndefined();
});

test.each([
  ['docs/en/a.mdx', 'docs/zh/a.mdx'],
  ['docs/zh/en/a.mdx', 'docs/zh/en/a.mdx'],
  ['docs/en/zh/a.mdx', 'docs/zh/zh/a.mdx'],
])('the Chinese twin of %s is %s', (file, twin) => {
  expect(twinOf(file, 'zh')).toBe(twin);
});
