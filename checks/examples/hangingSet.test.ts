/** @module-tag full */
import { afterAll, expect, test } from 'vitest';
import { copySite, headlines } from '../../tests/support/checks/examples/site.ts';
import { checkExamples } from './checkExamples.ts';

const site = copySite('hanging');
afterAll(site.remove);

test('a hanging set is stopped without affecting others', { timeout: 120_000 }, async () => {
  const report = await checkExamples({
    root: site.root,
    pages: ['docs/en/hanging.mdx'],
    write: false,
    timeLimitMs: 10_000,
  });
  expect(headlines(report.problems.map(({ message }) => message))).toEqual([
    'rstest run did not end in time; look for an endless loop, or watch mode; it printed:',
  ]);
  expect(report.problems[0]).toMatchObject({
    file: 'docs/en/hanging.mdx',
    line: 6,
    where: 'set "top"',
  });
});
