import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem, problemText, sortProblems } from './problem.ts';

test('formats a problem as location and message', () => {
  expect(formatProblem({ file: 'docs/en/a.mdx', line: 3, message: 'wrong' })).toBe(
    'docs/en/a.mdx:3: wrong',
  );
});

test('problems are sorted by file and line, otherwise stable', () => {
  const problem = (file: string, line: number, message = '') => ({ file, line, message });
  const sorted = sortProblems([
    problem('b', 2),
    problem('a', 10, 'second'),
    problem('a', 9),
    problem('a', 10, 'third'),
    problem('B', 1),
  ]);
  expect(sorted.map(formatProblem)).toEqual([
    'B:1: ',
    'a:9: ',
    'a:10: second',
    'a:10: third',
    'b:2: ',
  ]);
});

const root = mkdtempSync(path.join(tmpdir(), 'problems-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The shown text of a problem in a file with this source. */
function shown(source: string, line: number, column?: number): string[] {
  writeFileSync(path.join(root, 'a.mdx'), source);
  return problemText({ file: 'a.mdx', line, column, message: 'wrong' }, root).split('\n');
}

test('a problem is shown with its line and the two around it', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\r\n');
  expect(shown(lines, 10, 4)).toEqual([
    'a.mdx:10:4: wrong',
    '   9 | line 9',
    '> 10 | line 10',
    '  11 | line 11',
  ]);
  expect(shown('\uFEFFfirst\nsecond', 1)).toEqual([
    'a.mdx:1:1: wrong',
    '> 1 | first',
    '  2 | second',
  ]);
});

test('a long line is cut around the problem, and a missing file has none', () => {
  const [, frame = ''] = shown(`${'x'.repeat(500)}HERE${'x'.repeat(500)}`, 1, 501);
  expect(frame.length).toBeLessThan(120);
  expect(frame).toContain('HERE');
  expect(problemText({ file: 'none.mdx', line: 1, message: 'wrong' }, root)).toBe(
    'none.mdx:1:1: wrong',
  );
});
