/** @module-tag full */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySite, headlines } from '../../tests/support/checks/examples/site.ts';
import { checkExamples } from './checkExamples.ts';
import { claimWorkspace } from './workspace.ts';

const site = copySite('hanging');
afterAll(site.remove);

test('a hanging set is stopped without affecting others', { timeout: 120_000 }, async () => {
  const report = await checkExamples({
    root: site.root,
    pages: ['docs/en/hanging.mdx'],
    complete: false,
    write: false,
    rstestVersion: '0.12.0',
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

test('concurrent runs use separate folders', async () => {
  const first = await claimWorkspace(site.root);
  const second = await claimWorkspace(site.root);
  expect(path.relative(first.base, second.base)).toMatch(/^process-/);
  await second.release();
  await first.release();
  expect(existsSync(second.base)).toBe(false);
  expect(readdirSync(first.base)).not.toContain('running');
  const third = await claimWorkspace(site.root);
  expect(third.base).toBe(first.base);
  await third.release();
});
