import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFileNames } from './checkFileNames.ts';
import { listEntries, listPages } from './listPages.ts';
import { formatProblem } from './problem.ts';

const problemsOf = (...files: string[]) =>
  checkFileNames(files.map((file) => ({ file, isSymbolicLink: false }))).map(formatProblem);

test.each(['a.mdx', 'fakeTimers.mdx', 'a-b_c.1.md', '中文.mdx', 'test.mdx', 'test/bail.mdx'])(
  '%s is an address',
  (name) => {
    expect(problemsOf(`docs/en/${name}`)).toEqual([]);
  },
);

test.each([
  ['100%.mdx', '"%"'],
  ['c#.mdx', '"#"'],
  ['why?.mdx', '"?"'],
  ['a:b/c.mdx', '":"'],
  ['a\tb.mdx', '"\\t"'],
  ['a b.mdx', '" "'],
])('%s is none', (name, character) => {
  const message = `its name has ${character}, which can't be part of a URL; rename it`;
  expect(problemsOf(`docs/en/${name}`)).toEqual([`docs/en/${name}:1: ${message}`]);
});

test('reports pages and folders that differ only by case', () => {
  expect(problemsOf('docs/en/Upper.mdx', 'docs/en/upper.mdx', 'docs/zh/upper.mdx')).toEqual([
    'docs/en/upper.mdx:1: differs from docs/en/Upper.mdx only by case; rename one of them',
  ]);
  expect(problemsOf('docs/en/Guide/a.mdx', 'docs/en/guide/b.mdx')).toEqual([
    'docs/en/guide/b.mdx:1: differs from docs/en/Guide/ only by case; rename one of them',
  ]);
});

test('reports pages with the same URL', () => {
  expect(problemsOf('docs/en/a.md', 'docs/en/a.mdx')).toEqual([
    'docs/en/a.mdx:1: has the same URL as docs/en/a.md; rename one of them',
  ]);
  expect(problemsOf('docs/en/a.mdx', 'docs/en/a/index.mdx')).toEqual([
    'docs/en/a/index.mdx:1: has the same URL as docs/en/a.mdx; rename one of them',
  ]);
  expect(problemsOf('docs/en/test.mdx', 'docs/en/test/bail.mdx')).toEqual([]);
});

test.each([
  ['zh.mdx', 'its URL would start with /zh, as those of another language do; rename it'],
  ['zh/a.mdx', 'its URL would start with /zh, as those of another language do; rename it'],
  ['404.mdx', 'its URL would be that of the page for missing pages; rename it'],
  [
    '_part.mdx',
    'a file or folder whose name starts with _ is left out of the site; rename it, or move it out of the docs folder',
  ],
])('%s is reserved', (name, message) => {
  expect(problemsOf(`docs/en/${name}`)).toEqual([`docs/en/${name}:1: ${message}`]);
});

test('reports a page outside of the languages', () => {
  expect(problemsOf('docs/lost.mdx')).toEqual([
    'docs/lost.mdx:1: a page must be below docs/en or docs/zh; move it there',
  ]);
});

const root = mkdtempSync(path.join(tmpdir(), 'file-names-'));
afterAll(() => rmSync(root, { recursive: true }));

test('links and files with other names are listed as entries, and not as pages', () => {
  mkdirSync(path.join(root, 'docs/en/public'), { recursive: true });
  mkdirSync(path.join(root, 'docs/public'));
  mkdirSync(path.join(root, 'elsewhere'));
  for (const name of ['a.mdx', '50%.mdx', 'Case.mdx', 'case.mdx', '_draft#.mdx', 'public/b.mdx']) {
    writeFileSync(path.join(root, 'docs/en', name), '');
  }
  symlinkSync('a.mdx', path.join(root, 'docs/en/link.mdx'));
  symlinkSync('../../elsewhere', path.join(root, 'docs/en/folder'));
  symlinkSync('../en/a.mdx', path.join(root, 'docs/public/file'));
  expect(checkFileNames(listEntries(root)).map(formatProblem)).toEqual([
    expect.stringMatching(/^docs\/en\/50%\.mdx:1: its name has "%"/),
    expect.stringMatching(/^docs\/en\/_draft#\.mdx:1: a file or folder whose name starts with _/),
    expect.stringMatching(/^docs\/en\/case\.mdx:1: differs from docs\/en\/Case\.mdx/),
    expect.stringMatching(/^docs\/en\/folder:1: is a symbolic link/),
    expect.stringMatching(/^docs\/en\/link\.mdx:1: is a symbolic link/),
  ]);
  expect(listPages(root)).toEqual(
    ['50%', 'Case', 'a', 'case', 'public/b'].map((name) => `docs/en/${name}.mdx`),
  );
});
