import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Manifest } from '../../../../plugins/examples/manifest.ts';
import { copySite } from './site.ts';

const LONG = { timeout: 180_000 };
const site = copySite('sound');
const manifest = path.join(site.root, 'docs/examples.json');
afterAll(site.remove);

test('pages whose examples hold pass, and the manifest is written', LONG, async () => {
  const { code, output, errors } = await site.run('--manifest');
  expect(errors).toEqual([]);
  expect(output).toEqual([
    expect.stringMatching(/^in the page: \d of 6 sets \(/),
    expect.stringMatching(
      /^examples: 14 blocks in 1 pages: 12 run in 6 sets, 1 type-checked, 1 exempt with a reason; 0 failed; \d+ s$/,
    ),
  ]);
  expect(code).toBe(0);
  const { rstest, pages } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  expect(rstest).toBe('0.12.0');
  expect(pages['/sound']?.languages).toEqual(['en', 'zh']);
  const outcomes = Object.entries(pages['/sound']?.sets ?? {}).map(([name, { runs }]) => [
    name,
    ...runs.map(({ args, exit, tests }) => [args.join(' '), exit, tests && Object.values(tests)]),
  ]);
  expect(outcomes).toEqual([
    ['top', ['run', 0, [1, 0, 0, 1]]],
    ['config', ['run', 0, [1, 0, 0, 0]]],
    ['several-files', ['run', 1, [1, 2, 0, 0]], ['list', 0, undefined]],
    ['environment', ['run', 0, [1, 0, 0, 0]]],
    ['working-directory', ['run', 0, [1, 0, 0, 0]]],
    ['globals', ['run', 0, [1, 0, 0, 0]]],
  ]);
});

test('a run of everything compares the manifest, and it is the same again', LONG, async () => {
  expect(await site.run()).toMatchObject({ code: 0, errors: [] });
});

test('a Chinese page alone is run, and held against the English one', LONG, async () => {
  const page = path.join(site.root, 'docs/zh/sound.mdx');
  expect(await site.run(page)).toMatchObject({ code: 0, errors: [] });
  writeFileSync(page, readFileSync(page, 'utf8').replace('subtracts', '相减'));
  const { code, errors } = await site.run('--manifest');
  expect(errors).toEqual([
    'docs/zh/sound.mdx:11: the code differs by more than comments from the block at docs/en/sound.mdx:11; make both pages show the same',
    'docs/examples.json:1: not written, as examples fail; mend them first',
  ]);
  expect(code).toBe(1);
});

test('what is no page is refused, all of it', async () => {
  const nothing = path.join(site.root, 'docs/en/nothing.mdx');
  const { code, errors, output } = await site.run(nothing, '--fix');
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: [],
    errors: [
      'examples: unknown flag --fix; known are --write, --manifest, --help',
      `examples: ${nothing} is no page; give pages or folders below docs`,
    ],
  });
});
