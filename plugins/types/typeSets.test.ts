import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readRun } from '../../theme/types/pageTypes.ts';
import { translateTypes } from './translateTypes.ts';
import { run } from './typeSetsTask.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const SUM = 'export const sum = (a: number, b: number) => a + b;';
const SUM_TEST = `import { expect, rs, test } from '@rstest/core';
import { sum } from './sum';

// Adds.
test('sum', () => {
  expect(sum(1, 2)).toBe(3);
  rs.fn();
  rs.importActual<typeof import('./sum')>('./sum');
});
// @ts-expect-error: a number
sum('1', 2);`;
const CONFIG = `import { defineConfig } from '@rstest/core';
export default defineConfig({ coverage: { enabled: true }, projects: [{ testTimeout: 1000 }] });`;

const chinese = SUM_TEST.replace('// Adds.', '// 相加。\n// 两个数。').replace('a number', '数字');
const [files = [], config = []] = run({
  root,
  sets: [
    {
      folder: '.examples/en/unit/sum',
      files: { 'sum.ts': SUM, 'sum.test.ts': SUM_TEST },
      translated: [{ 'sum.test.ts': chinese }],
    },
    { folder: '.examples/en/unit/config', files: { 'rstest.config.mts': CONFIG }, translated: [] },
  ],
});

function typesOf(index: number, name: string) {
  const file = files[index];
  return (file?.names ?? [])
    .filter(({ start, length }) => file?.code.slice(start, start + length) === name)
    .map(({ signature, ...rest }) => ({
      ...rest,
      text: signature.map((run) => readRun(run).text).join(''),
    }));
}

test('a name imported from another file of the set has its type', () => {
  const texts = typesOf(1, 'sum').map(({ text }) => text);
  expect(texts).toContain('const sum: (a: number, b: number) => number');
});

test('modules in types are named as the file imports them', () => {
  const [importActual] = typesOf(1, 'importActual');
  expect(importActual?.text).toContain('typeof import("./sum")');
});

test('names of Rstest have the spellings under which the site documents them', () => {
  expect(typesOf(1, 'expect')[0]).toMatchObject({ documented: ['api expect'] });
  expect(typesOf(1, 'toBe')[0]).toMatchObject({ documented: ['api toBe'] });
  expect(typesOf(1, 'fn')[0]).toMatchObject({ documented: ['api rs.fn', 'api fn'] });
  expect(typesOf(1, 'sum')[0]).not.toHaveProperty('documented');
});

test('options have their path, without that of the projects', () => {
  const documented = config[0]?.names.flatMap((name) => name.documented ?? []);
  expect(documented).toEqual(
    expect.arrayContaining([
      'option testTimeout',
      'option projects',
      'option coverage',
      'option coverage.enabled',
    ]),
  );
});

test('an error below @ts-expect-error is where the compiler reports it', () => {
  const [error, ...others] = files[1]?.errors ?? [];
  expect(others).toEqual([]);
  expect(error?.message).toMatch(/^TS2345: Argument of type 'string' is not assignable/);
  expect(SUM_TEST.slice(error?.start, (error?.start ?? 0) + (error?.length ?? 0))).toBe("'1'");
});

test('a file with translated comments has the same types at its own offsets', () => {
  const [, original, translated] = files;
  const shown = (file: typeof original) =>
    file?.names.map(({ start, length, signature }) => [
      file.code.slice(start, start + length),
      signature,
    ]);
  expect(translated?.code).toBe(chinese);
  expect(shown(translated)).toEqual(shown(original));
  expect(translated?.errors).toHaveLength(1);
});

test('an error about several arguments is moved to a translated file', () => {
  const code = (comment: string) => `// ${comment}\nadd(1, 2, 3, 4);`;
  const errorIn = (text: string) => ({ start: text.indexOf('3'), length: 4, message: 'TS2554' });
  const [original, translated] = [code('Adds.'), code('两个数相加。')];
  const file = { code: original, names: [], errors: [errorIn(original)] };
  expect(translateTypes('a.ts', file, translated)?.errors).toEqual([errorIn(translated)]);
});
