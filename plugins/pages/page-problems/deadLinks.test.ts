import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatProblem } from '../../../content/problem.ts';
import { findDeadLinks } from './deadLinks.ts';
import { pageProblems } from './pageProblems.ts';

const root = mkdtempSync(path.join(tmpdir(), 'dead-links-'));
const docs = path.join(root, 'docs');
const HEAD = ['---', 'title: A page', `description: ${'A page of a test. '.repeat(4)}`, '---', ''];

/** A page whose body starts in line 6. */
function write(file: string, ...lines: string[]): void {
  const address = path.join(docs, file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, [...HEAD, ...lines].join('\n'));
}

beforeAll(() => {
  write('en/guide/index.mdx', '## One', '', '[here](#one) ![image](/none.png)');
  write('zh/guide/index.mdx', '## 一 {#one}', '', '[a](/guide/#one)');
});

afterAll(() => rmSync(root, { recursive: true }));

test('ignores what only looks like a link', async () => {
  write(
    'en/right.mdx',
    '`[a](/none)` [b](/guide/)',
    '',
    '```md',
    '[a](/none)',
    '```',
    '{/* [c](/none) */}',
  );
  expect(await findDeadLinks(root, docs)).toEqual([]);
});

test('all dead links are reported with line and column, and fail a build', async () => {
  write(
    'en/wrong.mdx',
    'Some [text](/none) and [more](/guide/#two).',
    '',
    '- See <a href="/gone">this</a> and [that][1].',
    '',
    '[1]: /lost',
  );
  const found = await findDeadLinks(root, docs);
  expect(found.map(formatProblem)).toEqual([
    'docs/en/wrong.mdx:6:6: link to /none: there is no such page',
    'docs/en/wrong.mdx:6:24: link to /guide/#two: docs/en/guide/index.mdx has no heading #two',
    'docs/en/wrong.mdx:8:7: link to /gone: there is no such page',
    'docs/en/wrong.mdx:10:1: link to /lost: there is no such page',
  ]);
  const utils = { addPlugin: () => {}, removePlugin: () => {} };
  const building = Promise.resolve(pageProblems().config?.({ root: docs }, utils, true));
  await expect(building).rejects.toThrow(/^Dead links:\n {2}docs\/en\/wrong\.mdx:6:6: /);
  const developing = Promise.resolve(pageProblems().config?.({ root: docs }, utils, false));
  await expect(developing).resolves.toEqual({ root: docs });
});
