import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPages } from './readPages.ts';

let root = '';
const file = (name: string) => path.join(root, `docs/en/${name}.mdx`);
const write = (name: string, text: string) => writeFileSync(file(name), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'read-pages-'));
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  write('a', 'A');
  write('b', 'B');
});
afterEach(() => rmSync(root, { recursive: true }));

test('only pages that have changed are parsed again, and new ones are found', () => {
  const [a, b] = readPages(root);
  write('b', 'changed');
  write('c', 'C');
  const after = readPages(root);
  expect(after.map((page) => page.file)).toEqual(
    ['a', 'b', 'c'].map((name) => `docs/en/${name}.mdx`),
  );
  expect(after[0]).toBe(a);
  expect(after[1]).not.toBe(b);
  expect(after[1]?.source).toBe('changed');
});

test('only reads the pages that have changed, if they are given', () => {
  readPages(root);
  write('a', 'told');
  write('b', 'not told');
  const [a, b] = readPages(root, { changed: new Set([file('a')]) });
  expect(a?.source).toBe('told');
  expect(b?.source).toBe('B');
  expect(readPages(root)[1]?.source).toBe('not told');
});

test('paths of pages are relative to the root', () => {
  mkdirSync(path.join(root, 'site/pages/zh'), { recursive: true });
  writeFileSync(path.join(root, 'site/pages/zh/index.mdx'), 'Text');
  const [page] = readPages(root, { docs: path.join(root, 'site/pages') });
  expect([page?.file, page?.language, page?.route]).toEqual(['site/pages/zh/index.mdx', 'zh', '/']);
});

test('files and folders that start with one underscore are not pages', () => {
  write('_draft', 'D');
  write('__mocks__', 'M');
  mkdirSync(path.join(root, 'docs/en/_parts'));
  write('_parts/part', 'P');
  expect(readPages(root).map((page) => page.route)).toEqual(['/__mocks__', '/a', '/b']);
});

test('a byte order mark is not part of a page', () => {
  write('a', '\uFEFF---\ntitle: A\n---\n');
  expect(readPages(root)[0]?.frontMatterData).toEqual({ title: 'A' });
});
