import { expect, test } from 'vitest';
import { packageFolder } from '../../src/build/bundle/buildEnvironments.ts';

test.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['/a/node_modules/@x/y/dist/z.js', '/a/node_modules/@x/y'],
  ['/a/node_modules/x/node_modules/y/z.js', '/a/node_modules/x/node_modules/y'],
  ['C:\\a\\node_modules\\@x\\y\\z.js', 'C:\\a\\node_modules\\@x\\y'],
  ['/a/theme/index.tsx', undefined],
])('the package of %s is in %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
