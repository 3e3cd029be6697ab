/** @module-tag full */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite } from '../../tests/support/checks/examples/site.ts';

const LONG = { timeout: 180_000 };
const site = copySite('valid');
const [english = '', chinese = ''] = ['en', 'zh'].map((language) =>
  path.join(site.root, `docs/${language}/valid.mdx`),
);
afterAll(site.remove);

test('pages with passing examples pass', LONG, async () => {
  const { code, output, errors } = await site.run();
  expect(errors).toEqual([]);
  expect(output).toEqual([expect.stringMatching(/^examples: 6 run in 2 pages, 0 failed; \d+ s$/)]);
  expect(code).toBe(0);
});

test(
  'examples of pages that differ from the last commit are run, and no others',
  LONG,
  async () => {
    const git = (...args: string[]) => spawnSync('git', args, { cwd: site.root });
    git('init');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-m', 'a');
    const before = await site.run('--changed');
    expect(before.output.at(-1)).toMatch(/^examples: 0 run in 0 pages/);
    const source = readFileSync(english, 'utf8');
    writeFileSync(english, source.replace('toBe(', 'not.toBe('));
    writeFileSync(path.join(site.root, 'docs/en/new.mdx'), 'No code.\n');
    const { code, output } = await site.run('--changed');
    writeFileSync(english, source);
    expect(output.at(-1)).toMatch(/in 3 pages/);
    expect(code).toBe(1);
  },
);

test('output is updated in all languages', LONG, async () => {
  const sources = [english, chinese].map((page) => readFileSync(page, 'utf8'));
  for (const [index, page] of [english, chinese].entries()) {
    writeFileSync(page, sources[index]?.replace('> a\nb.test.ts > b', '> a\nb.test.ts > c') ?? '');
  }
  const { code, output } = await site.run('--write', english);
  expect(output.slice(0, -1)).toEqual([
    expect.stringMatching(/^wrote docs\/en\/valid\.mdx:\d+$/),
    expect.stringMatching(/^wrote docs\/zh\/valid\.mdx:\d+$/),
  ]);
  expect(code).toBe(0);
  expect([english, chinese].map((page) => readFileSync(page, 'utf8'))).toEqual(sources);
});

test('a Chinese page is compared with the English one', LONG, async () => {
  writeFileSync(chinese, readFileSync(chinese, 'utf8').replace('subtracts', '相减'));
  const { code, errors } = await site.run(chinese);
  expect(errors).toEqual([
    'docs/zh/valid.mdx:11: the code differs by more than comments from the block at docs/en/valid.mdx:11; make both pages show the same',
  ]);
  expect(code).toBe(1);
});

test('rejects what isn’t a page or a flag', async () => {
  const nothing = path.join(site.root, 'docs/en/nothing.mdx');
  expect(await site.run(nothing)).toEqual({
    code: 1,
    output: [],
    errors: [`examples: ${nothing} is not a page; use pages or folders below docs`],
  });
  expect((await site.run('--fix')).errors).toEqual([
    expect.stringContaining("Unknown option '--fix'"),
  ]);
});
