import { expect, test } from 'vitest';
import { formatProblem } from '../../../content/problem.ts';
import { BODY, pageOf } from '../../../tests/support/content/pageOf.ts';
import { findProblems } from './pageProblems.ts';

test('reports what breaks a page, but not its wording', () => {
  const broken = [
    pageOf('{', 'docs/en/a.mdx'),
    pageOf('<Badge />\n\n:::nothing\n\n:::\n\n[away](/nowhere)', 'docs/en/b.mdx'),
    pageOf('## Wrong Case Of A Heading\n\nThe colour.', 'docs/en/c.mdx'),
  ];
  const places = findProblems(broken).map((problem) => formatProblem(problem).split(': ', 2));
  expect(places).toEqual([
    [`docs/en/a.mdx:${BODY}`, 'not valid MDX'],
    [`docs/en/b.mdx:${BODY}`, '<Badge> is not a component of this site'],
    [`docs/en/b.mdx:${BODY + 2}`, expect.stringMatching(/^:::nothing is not a callout/)],
    [`docs/en/b.mdx:${BODY + 6}:1`, 'link to /nowhere'],
  ]);
});
