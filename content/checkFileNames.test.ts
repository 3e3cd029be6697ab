import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFileNames } from './checkFileNames.ts';
import { listPages } from './listPages.ts';
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
  expect(problemsOf('docs/en/test.mdx', 'docs/en/test/bail.mdx')).toEqual([]);
});

const root = mkdtempSync(path.join(tmpdir(), 'file-names-'));
afterAll(() => rmSync(root, { recursive: true }));

test('listing the pages fails with all invalid names, including links and folders', () => {
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  mkdirSync(path.join(root, 'docs/public'));
  mkdirSync(path.join(root, 'elsewhere'));
  for (const name of ['a.mdx', '50%.mdx', 'Case.mdx', 'case.mdx', '_draft#.mdx']) {
    writeFileSync(path.join(root, 'docs/en', name), '');
  }
  symlinkSync('a.mdx', path.join(root, 'docs/en/link.mdx'));
  symlinkSync('../../elsewhere', path.join(root, 'docs/en/folder'));
  symlinkSync('../en/a.mdx', path.join(root, 'docs/public/file'));
  const lines = messageOf(() => listPages(root)).split('\n');
  expect(lines).toEqual([
    'Some pages need another name:',
    expect.stringMatching(/^ {2}docs\/en\/50%\.mdx:1: its name has "%"/),
    expect.stringMatching(/^ {2}docs\/en\/case\.mdx:1: differs from docs\/en\/Case\.mdx/),
    expect.stringMatching(/^ {2}docs\/en\/folder:1: is a symbolic link/),
    expect.stringMatching(/^ {2}docs\/en\/link\.mdx:1: is a symbolic link/),
  ]);
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It should have thrown.');
}
