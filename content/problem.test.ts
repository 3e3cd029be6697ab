import { expect, test } from 'vitest';
import { formatProblem, sortProblems } from './problem.ts';

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
