import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from './readSite.ts';
import { writeSearchIndex } from './writeSearchIndex.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function put(file: string, article: string, lang = 'en'): Promise<void> {
  const address = path.join(directory, file);
  await mkdir(path.dirname(address), { recursive: true });
  await writeFile(
    address,
    `<html lang="${lang}"><body><main><article>${article}</article></main></body></html>`,
  );
}

async function indexed(): Promise<Record<string, string>> {
  const files = await readdir(path.join(directory, 'search'), {
    recursive: true,
    withFileTypes: true,
  });
  const read = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const address = path.join(file.parentPath, file.name);
      return [path.relative(directory, address), await readFile(address, 'hex')] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

test('one index per language, replacing all earlier ones', async () => {
  await put('search/fr/manifest.json', '');
  await put('index.html', '<h1>Home</h1>');
  await put('zh/index.html', '<h1>首页</h1>', 'zh');
  await put('404.html', '<h1>Not found</h1>');
  await writeSearchIndex({ directory });
  const chunk = (language: string) =>
    expect.stringMatching(new RegExp(`^search/${language}/texts-0\\.[\\da-f]{8}\\.json$`));
  expect(Object.keys(await indexed()).sort()).toEqual([
    'search/en/manifest.json',
    chunk('en'),
    'search/zh/manifest.json',
    chunk('zh'),
  ]);
});

test('the same pages result in the same bytes, and new files replace old ones', async () => {
  await put('a.html', '<h1>mock</h1><p>the mock and the mock and 模拟模拟</p>');
  await put('b.html', '<h1>spy</h1><p>the mock and the spy</p>');
  await writeSearchIndex({ directory });
  const before = await indexed();
  await writeSearchIndex({ directory });
  expect(await indexed()).toEqual(before);
  await put('b.html', '<h1>spies</h1>');
  await writeSearchIndex({ directory });
  const after = await indexed();
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
  expect(after).not.toEqual(before);
});

test('links from other pages are counted once per page', async () => {
  await put(
    'a.html',
    '<h1>A</h1><a href="/docs/b">b</a><a href="/docs/b#x">b</a><a href="/docs/a">a</a>',
  );
  await put('b.html', '<h1>B</h1><a href="https://example.com/docs/a">else</a>');
  const pages = await readSite({ directory, base: '/docs/' });
  expect(pages.map(({ url, inboundLinks }) => [url, inboundLinks])).toEqual([
    ['/a', 0],
    ['/b', 1],
  ]);
});

test('a name belongs to its own heading, not to the page that lists it', async () => {
  await put('mock.html', '<h1>fns</h1><h2 id="fn">rs.fn</h2><p>x</p>');
  const [page] = await readSite({ directory });
  expect(page?.sections.map(({ names }) => names)).toEqual([['fns'], ['rs.fn', 'fn']]);
});

test('folders of other versions are left out', async () => {
  await put('a.html', '<h1>A</h1>');
  await put('v1/a.html', '<h1>Old</h1>');
  expect((await readSite({ directory, without: ['v1'] })).map(({ url }) => url)).toEqual(['/a']);
});

test('one clear error for a page that cannot be read', async () => {
  await put('a.html', '<h1>A</h1>');
  await symlink(path.join(directory, 'nowhere'), path.join(directory, 'b.html'));
  await expect(writeSearchIndex({ directory })).rejects.toThrow(
    /^The search index can't be built: .*b\.html: ENOENT/,
  );
});

test('one clear error for a page without a language', async () => {
  await put('a.html', '<h1>A</h1>', '');
  await expect(writeSearchIndex({ directory })).rejects.toThrow(/a\.html: its <html> has no lang/);
});

test('one clear error for a folder that is not a built site', async () => {
  await expect(writeSearchIndex({ directory })).rejects.toThrow(/contains no page with a <main>/);
});
