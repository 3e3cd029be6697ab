import { expect, test } from 'vitest';
import { UNKNOWN } from '../../src/build/classify/evaluate.ts';
import { readConfig } from '../../src/build/classify/readConfig.ts';

const read = (code: string, more: Readonly<Record<string, string>> = {}) =>
  readConfig(
    Object.entries({ 'rstest.config.ts': code, ...more }).map(([path, text]) => ({
      path,
      code: text,
    })),
  );

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
  ['export default defineConfig(() => ({ testTimeout: 10_000 }));', { testTimeout: 10_000 }],
  [
    'const timeout = 5 as const;\nconst base = { retry: 1 };\nexport default { ...base, timeout };',
    {
      retry: 1,
      timeout: 5,
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
});

test('settings of another file are taken over as Rstest merges them', () => {
  const shared =
    "export const shared = defineConfig({ setupFiles: ['a.ts'], env: { A: '1', B: '1' } });";
  const own = "{ setupFiles: ['b.ts'], env: { B: '2' } }";
  const merged = { setupFiles: ['a.ts', 'b.ts'], env: { A: '1', B: '2' } };
  const imported = "import { shared } from './shared.config';\n";
  const files = { 'shared.config.ts': shared };
  expect(read(`${imported}export default mergeRstestConfig(shared, ${own});`, files)).toEqual(
    merged,
  );
  expect(read(`${imported}export default { extends: shared, ...${own} };`, files)).toEqual(merged);
  expect(read("import { gone } from './gone';\nexport default gone;")).toBe(UNKNOWN);
});
