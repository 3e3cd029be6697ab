import { expect, test } from 'vitest';
import { root } from '../../tests/content/site.ts';
import { findInstalledPackage } from '../facts/installedPackage.ts';
import { literalDefaults, readDefaults } from './literalDefaults.ts';

test('literals are read, computed values are not', () => {
  const found = literalDefaults(`const createDefaultConfig = ()=>({
    root: process.cwd(), bail: 0, on: !0, off: false, list: ['a', 1], mixed: ['a', b],
    pool: { type: 'forks', size: 1 + 1 },
  });`);
  expect(Object.fromEntries(found ?? [])).toEqual({
    bail: '0',
    on: 'true',
    off: 'false',
    list: "['a', 1]",
    'pool.type': "'forks'",
  });
});

test('a script without the defaults has none', () => {
  expect(literalDefaults('const createDefaultConfig = make();')).toBeUndefined();
});

test('the installed package has them', () => {
  const found = readDefaults(findInstalledPackage(root).directory);
  expect(found?.get('testTimeout')).toBe('5000');
  expect(found?.get('pool.type')).toBe("'forks'");
});
