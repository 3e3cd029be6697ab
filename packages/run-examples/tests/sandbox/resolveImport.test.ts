import { describe, expect, it } from 'vitest';
import { resolveImport } from '../../src/sandbox/modules/resolveImport.ts';

const PATHS = new Set([
  'src/a.test.ts',
  'src/sum.ts',
  'src/view.tsx',
  'src/old.js',
  'src/lib/index.ts',
  'src/data.json',
  'index.ts',
]);

describe('resolveImport', () => {
  it.each([
    ['./sum', 'src/sum.ts'],
    ['./sum.ts', 'src/sum.ts'],
    ['./sum.js', 'src/sum.ts'],
    ['./view.jsx', 'src/view.tsx'],
    ['./old.js', 'src/old.js'],
    ['./lib', 'src/lib/index.ts'],
    ['./lib/', 'src/lib/index.ts'],
    ['./data.json', 'src/data.json'],
    ['..', 'index.ts'],
    ['../src/./sum', 'src/sum.ts'],
  ])('finds %s', (specifier, path) => {
    expect(resolveImport(specifier, 'src/a.test.ts', PATHS)).toEqual({
      kind: 'file',
      path,
    });
  });

  it('tells packages and what leads nowhere apart', () => {
    const resolve = (specifier: string) => resolveImport(specifier, 'src/a.test.ts', PATHS);
    expect(resolve('react')).toEqual({ kind: 'package', specifier: 'react' });
    expect(resolve('node:path')).toEqual({ kind: 'package', specifier: 'node:path' });
    expect(resolve('./none')).toBeUndefined();
    expect(resolve('../../sum')).toBeUndefined();
  });
});
