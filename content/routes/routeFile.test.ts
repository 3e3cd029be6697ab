import { expect, test } from 'vitest';
import { fileRoute, routeFile } from './routeFile.ts';

test.each([
  ['/', '/index.mdx'],
  ['/guide/', '/guide/index.mdx'],
  ['/guide/start', '/guide/start.mdx'],
  ['/indexes', '/indexes.mdx'],
])('%s is in %s', (route, file) => {
  expect(routeFile(route, '.mdx')).toBe(file);
  expect(fileRoute(file)).toBe(route);
});
