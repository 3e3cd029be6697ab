import { expect, test } from 'vitest';
import { root } from '../../tests/content/site.ts';
import { findInstalledPackage } from '../facts/installedPackage.ts';
import { exportedNames, publicSubpaths, scriptExports } from './readVersion.ts';

const { directory } = findInstalledPackage(root);

test('reads export statements, with the names that importers use', () => {
  const script = 'export { a, b as c };\nexport { d } from "./d.js";\nconst e = "export { f }";';
  expect(exportedNames(script)).toEqual(['a', 'c', 'd']);
});

test('the installed package exports tests and the JavaScript API by different entries', () => {
  expect(publicSubpaths(directory)).toContain('./api');
  expect(publicSubpaths(directory).filter((path) => path.startsWith('./internal'))).toEqual([]);
  expect(scriptExports(directory, '.')).toContain('test');
  expect(scriptExports(directory, './api')).toContain('runCLI');
});
