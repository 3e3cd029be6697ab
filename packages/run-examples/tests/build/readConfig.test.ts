import { expect, test } from 'vitest';
import { UNKNOWN } from '../../src/build/classify/evaluate.ts';
import { readConfig } from '../../src/build/classify/readConfig.ts';

const read = (code: string) => readConfig([{ path: 'rstest.config.ts', code }]);

test.each([
  ['export default { retry: 2 };', { retry: 2 }],
  [
    'export default defineConfig({ a: -1, b: [true, null], c: { d: "e" } });',
    {
      a: -1,
      b: [true, null],
      c: { d: 'e' },
    },
  ],
])('%s is read', (code, settings) => {
  expect(read(code)).toEqual(settings);
});

test('a set without a config file has no settings', () => {
  expect(readConfig([{ path: 'a.test.ts', code: '' }])).toEqual({});
});

test('what only a run could tell is unknown, and what is beside it is not', () => {
  expect(read('export default { retry: count(), bail: 1, test() {} };')).toEqual({
    retry: UNKNOWN,
    bail: 1,
    test: UNKNOWN,
  });
  expect(read('export default load();')).toBe(UNKNOWN);
  expect(read('const a = 1;')).toBe(UNKNOWN);
  expect(read('export default { ...base };')).toBe(UNKNOWN);
});
