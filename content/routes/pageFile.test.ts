import { expect, test } from 'vitest';
import { counterpartFile, pageFile, parsePageFile } from './pageFile.ts';

test.each([
  ['docs/en/index.mdx', 'en', '/'],
  ['docs/zh/index.mdx', 'zh', '/'],
  ['docs/en/guide/start/index.mdx', 'en', '/guide/start/'],
  ['docs/zh/config/test/testTimeout.mdx', 'zh', '/config/test/testTimeout'],
  ['docs/en/api/en/index.mdx', 'en', '/api/en/'],
  ['docs/en/indexes.mdx', 'en', '/indexes'],
])('%s is %s %s', (file, language, route) => {
  expect(parsePageFile(file)).toEqual({ language, route });
  expect(pageFile(route, language === 'zh' ? 'zh' : 'en')).toBe(file);
});

test.each(['docs/index.mdx', 'docs/fr/index.mdx', 'docs/en/a.txt'])('%s is not a page', (file) => {
  expect(parsePageFile(file)).toBeUndefined();
});

test.each([
  ['docs/en/a.mdx', 'docs/zh/a.mdx'],
  ['en/a.mdx', 'zh/a.mdx'],
  ['docs/a.mdx', 'docs/a.mdx'],
  ['docs/zh/en/a.mdx', 'docs/zh/en/a.mdx'],
  ['docs/en/zh/a.mdx', 'docs/zh/zh/a.mdx'],
])('the Chinese counterpart of %s is %s', (file, counterpart) => {
  expect(counterpartFile(file, 'zh')).toBe(counterpart);
});
