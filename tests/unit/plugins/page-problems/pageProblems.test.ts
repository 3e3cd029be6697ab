import { expect, test } from 'vitest';
import { formatProblem } from '../../../../plugins/page-data/problem.ts';
import { findProblems } from '../../../../plugins/page-problems/pageProblems.ts';
import { BODY, pageOf } from '../content-checks/pageOf.ts';

test('what breaks a page is named, how it is worded is not', () => {
  const broken = [
    pageOf('{', 'docs/en/a.mdx'),
    pageOf('<Badge />\n\n:::nothing\n\n:::\n\n[away](/nowhere)', 'docs/en/b.mdx'),
    pageOf('## Wrong Case Of A Heading\n\nThe colour.', 'docs/en/c.mdx'),
  ];
  const places = findProblems(broken).map((problem) => formatProblem(problem).split(': ', 2));
  expect(places).toEqual([
    [`docs/en/a.mdx:${BODY}`, 'not valid MDX'],
    [`docs/en/b.mdx:${BODY}`, '<Badge> is no component of this site'],
    [`docs/en/b.mdx:${BODY + 2}`, expect.stringMatching(/^:::nothing is no callout/)],
    [`docs/en/b.mdx:${BODY + 6}`, 'link to /nowhere'],
  ]);
});
