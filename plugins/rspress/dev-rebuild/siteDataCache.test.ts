import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { frontMatterOf, SiteDataCache } from './siteDataCache.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-data-'));
afterAll(() => rmSync(root, { recursive: true }));

const page = path.join(root, 'page.mdx');
const meta = path.join(root, '_meta.json');
const save = (title: string, body: string) =>
  writeFileSync(page, `---\ntitle: ${title}\n---\n\n${body}\n`);

let cache: SiteDataCache;
const data = { code: 'the sidebars', files: [meta, page] };

beforeEach(async () => {
  save('Retry', 'Text.');
  cache = new SiteDataCache();
  cache.pages = [page];
  expect(await cache.get(undefined)).toBeUndefined();
  cache.set(data);
});

test('a change in content does not affect the sidebars', async () => {
  save('Retry', 'Other text.');
  expect(await cache.get(new Set([page, '/elsewhere.ts']))).toBe(data);
});

test('a changed title does, once', async () => {
  save('Try again', 'Text.');
  expect(await cache.get(new Set([page]))).toBeUndefined();
  cache.set(data);
  expect(await cache.get(new Set([page]))).toBe(data);
});

test('so do changed entries and a deleted page', async () => {
  expect(await cache.get(new Set([meta]))).toBeUndefined();
  rmSync(page);
  expect(await cache.get(new Set([page]))).toBeUndefined();
});

test('nothing is cached if the changes aren’t known', async () => {
  expect(await cache.get(undefined)).toBeUndefined();
});

test('without front matter the title can be anywhere', () => {
  expect(frontMatterOf('---\ntitle: a\n---\ntext\n\n# b\n')).toBe('---\ntitle: a\n---\n# b');
  expect(frontMatterOf('text\n\n# b\n')).toBe('text\n\n# b\n');
});

test('the sidebars stay as they are until the files can be read again', async () => {
  let isReadable = true;
  cache = new SiteDataCache(() => isReadable);
  cache.pages = [page];
  await cache.get(undefined);
  cache.set(data);
  isReadable = false;
  save('Another title', 'Text.');
  expect(await cache.get(new Set([page]))).toBe(data);
  // Saving something else doesn't make them readable.
  expect(await cache.get(new Set(['/elsewhere.ts']))).toBe(data);
  isReadable = true;
  expect(await cache.get(new Set(['/elsewhere.ts']))).toBeUndefined();
});
