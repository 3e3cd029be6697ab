/** @module-tag full */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite } from '../../tests/support/checks/examples/site.ts';
import type { ExampleRecord } from './exampleRecord.ts';
import { recordChanged } from './recordChanged.ts';

const LONG = { timeout: 180_000 };
const site = copySite('valid');
const manifest = path.join(site.root, 'docs/examples.json');
afterAll(site.remove);

test('pages with passing examples pass, and the manifest is written', LONG, async () => {
  const { code, output, errors } = await site.run('--manifest');
  expect(errors).toEqual([]);
  expect(output).toEqual([
    expect.stringMatching(/^in the page: \d of 6 sets \(/),
    expect.stringMatching(
      /^examples: 14 blocks in 1 pages: 12 run in 6 sets, 1 type-checked, 1 exempt with a reason; 0 failed; \d+ s$/,
    ),
  ]);
  expect(code).toBe(0);
  const { rstest, pages } = JSON.parse(readFileSync(manifest, 'utf8')) as ExampleRecord;
  expect(rstest).toBe('0.12.0');
  expect(pages['/valid']?.languages).toEqual(['en', 'zh']);
  const outcomes = Object.entries(pages['/valid']?.sets ?? {}).map(([name, { runs }]) => [
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

test('a full run compares the manifest, which is unchanged', LONG, async () => {
  expect(await site.run()).toMatchObject({ code: 0, errors: [] });
});

test('a page is run again only if its code has changed since', LONG, async () => {
  const unchanged = await site.run('--changed');
  expect(unchanged.output[0]).toBe('examples: 2 pages unchanged since docs/examples.json');
  expect(unchanged.output.at(-1)).toMatch(/^examples: 0 blocks in 0 pages/);
  const page = path.join(site.root, 'docs/en/valid.mdx');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace('title: ', 'title: Still '));
  expect((await site.run('--changed')).output[0]).toContain('2 pages unchanged');
  writeFileSync(page, before.replace('toBe(', 'not.toBe('));
  const changed = await site.run('--changed');
  writeFileSync(page, before);
  expect(changed.output[0]).toContain('0 pages unchanged');
  expect(changed.code).toBe(1);
});

test('the results and output of changed pages are recorded, and of no others', LONG, async () => {
  const record = async () => {
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    const code = await recordChanged(site.root, { print, printError: print });
    return { code, printed };
  };
  expect(await record()).toEqual({ code: 0, printed: ['No examples have changed.'] });
  const pages = ['en', 'zh'].map((language) => path.join(site.root, `docs/${language}/valid.mdx`));
  const sources = pages.map((page) => readFileSync(page, 'utf8'));
  const recorded = readFileSync(manifest, 'utf8');
  for (const [index, page] of pages.entries()) {
    writeFileSync(page, sources[index]?.replace('> a\nb.test.ts > b', '> a\nb.test.ts > c') ?? '');
  }
  const { code, printed } = await record();
  expect(printed.filter((line) => !line.startsWith('wrote docs/'))).toEqual([
    'docs/examples.json: the results of 2 changed pages recorded.',
  ]);
  expect(printed.length).toBeGreaterThan(1);
  expect(code).toBe(0);
  expect(pages.map((page) => readFileSync(page, 'utf8'))).toEqual(sources);
  expect(readFileSync(manifest, 'utf8')).toBe(recorded);
});

test('a single Chinese page is run, and compared with the English one', LONG, async () => {
  const page = path.join(site.root, 'docs/zh/valid.mdx');
  expect(await site.run(page)).toMatchObject({ code: 0, errors: [] });
  writeFileSync(page, readFileSync(page, 'utf8').replace('subtracts', '相减'));
  const { code, errors } = await site.run('--manifest');
  expect(errors).toEqual([
    'docs/zh/valid.mdx:11: the code differs by more than comments from the block at docs/en/valid.mdx:11; make both pages show the same',
    'docs/examples.json:1: not written because examples fail; fix them first',
  ]);
  expect(code).toBe(1);
});

test('rejects all arguments that are not pages', async () => {
  const nothing = path.join(site.root, 'docs/en/nothing.mdx');
  const { code, errors, output } = await site.run(nothing, '--fix');
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: [],
    errors: [
      'examples: unknown flag --fix; allowed: --changed, --write, --manifest, --help',
      `examples: ${nothing} is not a page; use pages or folders below docs`,
    ],
  });
});
