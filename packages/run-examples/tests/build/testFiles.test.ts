import { describe, expect, test } from 'vitest';
import { testFiles } from '../../src/build/classify/testFiles.ts';

const files = (...paths: readonly string[]) => paths.map((path) => ({ path, code: '' }));

describe('a glob', () => {
  test.each([
    ['**/*.{test,spec}.?(c|m)[jt]s?(x)', 'a.test.ts', true],
    ['**/*.{test,spec}.?(c|m)[jt]s?(x)', 'src/b/a.spec.mjs', true],
    ['**/*.{test,spec}.?(c|m)[jt]s?(x)', 'src/a.test.tsx', true],
    ['**/*.{test,spec}.?(c|m)[jt]s?(x)', 'src/a.tests.ts', false],
    ['**/*.{test,spec}.?(c|m)[jt]s?(x)', 'a.test.ts.snap', false],
    ['src/*.ts', 'src/b/a.ts', false],
    ['./src/**/*.ts', 'src/a.ts', true],
    ['e2e/**', 'e2e/a/b.ts', true],
    ['e2e/**', 'e2', false],
    ['**/cart.*', 'cart.test.ts', true],
    ['**/{a,*.b}/c', 'x/y.b/c', true],
    ['<rootDir>/src/*.ts', 'src/.a.ts', true],
  ])('%s: %s is %s', (glob, path, matches) => {
    expect(testFiles(files(path), { include: [glob] })).toEqual(matches ? [path] : []);
  });
});

describe('the test files', () => {
  test('are those of Rstest’s own patterns, in the page’s order', () => {
    const all = files(
      'b.test.ts',
      'a.ts',
      'a.spec.js',
      'node_modules/x/x.test.js',
      'dist/y.test.ts',
    );
    expect(testFiles(all, {})).toEqual(['b.test.ts', 'a.spec.js']);
  });

  test('are those that the settings name', () => {
    const all = files('src/a.check.ts', 'e2e/a.test.ts', 'src/a.test.ts');
    expect(testFiles(all, { include: ['**/*.check.ts'] })).toEqual(['src/a.check.ts']);
    expect(testFiles(all, { exclude: ['e2e/**'] })).toEqual(['src/a.test.ts']);
  });

  test('are sources with tests in them, where the settings say so', () => {
    const all = [
      { path: 'src/a.ts', code: 'if (import.meta.rstest) {}' },
      { path: 'src/b.ts', code: 'export const b = 1;' },
    ];
    expect(testFiles(all, { includeSource: ['src/**/*.ts'] })).toEqual(['src/a.ts']);
    expect(testFiles(all, {})).toEqual([]);
  });
});
