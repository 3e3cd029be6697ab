import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltBundle, buildBundles } from '../../src/build/bundle/buildBundles.ts';
import { pluginSets } from '../../src/build/pluginSets.ts';

const FOLDER = path.resolve('.cache/bundling/test');
let bundles: ReadonlyMap<string, BuiltBundle>;

const files = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([file, code]) => ({ path: file, code }));

beforeAll(async () => {
  bundles = await buildBundles(
    FOLDER,
    new Map([
      [
        'mocked',
        {
          files: files({
            'src/a.ts': "export const a = () => 'real';",
            'src/b.ts': "import { a } from './a';\nexport const b = () => a();",
            'src/b.test.ts': [
              "import { rs } from '@rstest/core';",
              "import { readFile } from 'node:fs/promises';",
              "import gone from 'no-such-package';",
              "import { b } from './b';",
              "rs.mock('./a', () => ({ a: () => 'mocked' }));",
              "rs.mock('node:fs/promises', () => ({ readFile: () => 'text' }));",
              "rs.mock('no-such-package', () => ({ default: 'here' }));",
              'globalThis.seen = [b(), readFile(), gone, import.meta.url];',
            ].join('\n'),
          }),
          tests: ['src/b.test.ts'],
          setupFiles: [],
        },
      ],
      [
        'configured',
        {
          files: files({
            'rstest.config.ts':
              "export default { resolve: { alias: { '@': './src' } }, setupFiles: ['./setup.ts'] };",
            'setup.ts': "globalThis.seen = ['setup'];",
            'src/c.ts': 'export const c = 3;',
            'a.test.ts': "import { c } from '@/c';\nglobalThis.seen.push(c);",
          }),
          tests: ['a.test.ts'],
          setupFiles: ['setup.ts'],
        },
      ],
    ]),
  );
});

type Evaluate = () => Promise<unknown>;

/** Runs a bundle as the sandbox does. Returns the values that its files put into `globalThis.seen`. */
async function seen(name: string, file: string): Promise<unknown> {
  const { text = '' } = bundles.get(name) ?? {};
  Object.assign(globalThis, { '@rstest/core': { rs: {} } });
  const url = `data:text/javascript,${encodeURIComponent(text)}`;
  const bundle: { setup: Evaluate[]; tests: Record<string, Evaluate> } = await import(url);
  for (const evaluate of bundle.setup) await evaluate();
  await bundle.tests[file]?.();
  return Reflect.get(globalThis, 'seen');
}

test('a bundle mocks its own modules, Node’s, and modules that aren’t installed', async () => {
  expect(await seen('mocked', 'src/b.test.ts')).toEqual([
    'mocked',
    'text',
    'here',
    'file:///project/src/b.test.ts',
  ]);
});

test('a bundle uses the settings of its set, and runs its setup files first', async () => {
  expect(await seen('configured', 'a.test.ts')).toEqual(['setup', 3]);
});

test('bundles don’t contain local paths, and temporary files are removed', () => {
  for (const { text } of bundles.values()) expect(text).not.toContain(process.cwd());
  expect(existsSync(FOLDER)).toBe(false);
});

test('a set that can’t be bundled rejects with the compiler’s error', async () => {
  const broken = {
    files: files({ 'a.test.ts': 'const a = ;' }),
    tests: ['a.test.ts'],
    setupFiles: [],
  };
  await expect(buildBundles(FOLDER, new Map([['broken', broken]]))).rejects.toThrow(
    /can't be bundled for the page:[\s\S]*a\.test\.ts/,
  );
});

test('the site’s minifier leaves bundles alone: messages and snapshots show names', async () => {
  const file = 'static/run/bundle.js';
  const text = '(()=>{class Cart{}globalThis.seen=Cart})();';
  const root = path.join(FOLDER, 'site');
  const web = {
    source: { entry: { index: 'data:text/javascript,' } },
    output: { distPath: { root } },
    tools: { htmlPlugin: false as const },
  };
  const { build } = await createRsbuild({
    config: {
      environments: { web },
      mode: 'production',
      logLevel: 'silent',
      plugins: [pluginSets('/', async () => new Map([[file, text]]))],
    },
  });
  const { close } = await build();
  await close();
  expect(await readFile(path.join(root, file), 'utf8')).toBe(text);
  await rm(FOLDER, { recursive: true });
});
