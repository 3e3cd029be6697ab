import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { headOf, SiteDataKeeper } from '../../../../plugins/saving/siteDataKeeper.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-data-'));
afterAll(() => rmSync(root, { recursive: true }));

const page = path.join(root, 'page.mdx');
const meta = path.join(root, '_meta.json');
const save = (title: string, body: string) =>
  writeFileSync(page, `---\ntitle: ${title}\n---\n\n${body}\n`);

let keeper: SiteDataKeeper;
const data = { code: 'the sidebars', files: [meta, page] };

beforeEach(async () => {
  save('Retry', 'Text.');
  keeper = new SiteDataKeeper();
  keeper.pages = [page];
  expect(await keeper.kept(undefined)).toBeUndefined();
  keeper.keep(data);
});

test('the text of a page changes nothing in the sidebars', async () => {
  save('Retry', 'Other text.');
  expect(await keeper.kept(new Set([page, '/elsewhere.ts']))).toBe(data);
});

test('a title does, once', async () => {
  save('Try again', 'Text.');
  expect(await keeper.kept(new Set([page]))).toBeUndefined();
  keeper.keep(data);
  expect(await keeper.kept(new Set([page]))).toBe(data);
});

test('so does a list of the entries, and a page that is gone', async () => {
  expect(await keeper.kept(new Set([meta]))).toBeUndefined();
  rmSync(page);
  expect(await keeper.kept(new Set([page]))).toBeUndefined();
});

test('where it isn’t known what has changed, nothing is kept', async () => {
  expect(await keeper.kept(undefined)).toBeUndefined();
});

test('without front matter the title may stand anywhere', () => {
  expect(headOf('---\ntitle: a\n---\ntext\n\n# b\n')).toBe('---\ntitle: a\n---\n# b');
  expect(headOf('text\n\n# b\n')).toBe('text\n\n# b\n');
});
