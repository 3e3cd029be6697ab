import { expect, test } from 'vitest';
import { languagePrefix, localizedPath } from './localizedPath.ts';

test('only the default language has no prefix', () => {
  expect([localizedPath('/a', 'en'), localizedPath('/a', 'zh')]).toEqual(['/a', '/zh/a']);
  expect([localizedPath('/', 'en'), localizedPath('/', 'zh')]).toEqual(['/', '/zh/']);
});

test.each([
  ['/zh/a', '/zh'],
  ['/en', '/en'],
  ['/zhao', undefined],
  ['/a/zh', undefined],
])('the prefix of %s is %s', (path, prefix) => {
  expect(languagePrefix(path)).toBe(prefix);
});
