import { expect, test } from 'vitest';
import { isSamePath, pathKey } from './paths.ts';

test.each([
  ['/config/test/bail', '/config/test/bail.html'],
  ['/config/test/bail', '/Config/Test/BAIL/'],
  ['/config/', '/config/index.html'],
  ['/config/', '/config/index'],
  ['/config/', '/config?a=1#b'],
  ['/', '/index.html'],
  ['/指南', '/%E6%8C%87%E5%8D%97'],
])('%s is the page of %s', (a, b) => {
  expect(isSamePath(a, b)).toBe(true);
});

test.each([
  ['/config/', '/config/test/'],
  ['/config/test/bail', '/zh/config/test/bail'],
])('%s is not the page of %s', (a, b) => {
  expect(isSamePath(a, b)).toBe(false);
});

test('a path with invalid encoding has a key too', () => {
  expect(pathKey('/%E0%A4%A')).toBe('/%e0%a4%a');
});
