import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressesCommand } from './addressesCommand.ts';

let root = '';

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

/** Writes a page in both languages. */
async function putPage(name: string, body: string): Promise<void> {
  for (const language of ['en', 'zh']) {
    await put(`docs/${language}/${name}.mdx`, `---\ntitle: A\n---\n\n${body}\n`);
  }
}

async function run() {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const code = await addressesCommand(root, { print, printError: print });
  return { code, printed };
}

const list = async () =>
  (await readFile(path.join(root, 'docs/addresses.txt'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('/'));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'addresses-'));
  await putPage('guide/a', '## One {#one}');
  await run();
});
afterEach(() => rm(root, { recursive: true }));

test('adds new addresses', async () => {
  await putPage('guide/b', '## Two {#two}');
  expect(await run()).toEqual({ code: 0, printed: ['2 new in docs/addresses.txt.'] });
  expect(await list()).toEqual(['/guide/a #one', '/guide/b #two']);
  expect((await run()).printed).toEqual(['All addresses work, and none are new.']);
});

test('a heading with a new ID is lost until it is redirected, and stays listed', async () => {
  await putPage('guide/a', '## One {#first}');
  const before = await list();
  const { code, printed } = await run();
  expect(code).toBe(1);
  expect(printed[0]).toMatch(/^docs\/addresses\.txt:3: \/guide\/a#one is gone/);
  expect(printed.at(-1)).toBe("docs/addresses.txt wasn't changed.");
  expect(await list()).toEqual(before);
  await put('docs/redirects.txt', '/guide/a#one /guide/a#first\n');
  expect((await run()).code).toBe(0);
  expect(await list()).toEqual(['/guide/a #one #first']);
  await put('docs/redirects.txt', '');
  expect((await run()).code).toBe(1);
});

test('a page that other lines lead to is renamed with one line', async () => {
  await put('docs/redirects.txt', '/old /guide/a\n/old#x /guide/a#one\n/guide/a /guide/b\n');
  for (const language of ['en', 'zh']) await rm(path.join(root, `docs/${language}/guide/a.mdx`));
  await putPage('guide/b', '## One {#one}');
  expect((await run()).code).toBe(0);
});
