import { expect, test } from 'vitest';
import { bundleKey } from '../../src/build/planSet.ts';

const keyOf = (code: string) =>
  bundleKey({ files: [{ path: 'a.test.ts', code }], tests: ['a.test.ts'], setupFiles: [] });

test('two languages share a bundle, two examples don’t', () => {
  expect(keyOf('// adds\nadd(1);')).toBe(keyOf('// 相加\nadd(1);'));
  expect(keyOf('add(1);')).not.toBe(keyOf('add(2);'));
});
