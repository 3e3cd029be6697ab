import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageProblems } from '../../../../../plugins/pages/page-problems/pageProblems.ts';

const utils = { addPlugin: () => {}, removePlugin: () => {} };
const start = async (isProduction: boolean) =>
  pageProblems().config?.({ root: docs }, utils, isProduction);

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
  await expect(start(true)).resolves.toEqual({ root: docs });
});

test('dead links, components, and attributes that don’t exist fail a build, with file and line', async () => {
  write(
    'en/wrong.mdx',
    'Some [text](/none) and [more](/guide/#two).',
    '',
    '- See [that][1].',
    '',
    '[1]: /lost',
    '',
    '<Instal packages="a" />',
    '',
    '<Install package="a" />',
  );
  await expect(start(true)).rejects.toThrow(
    [
      'Problems in pages:',
      'docs/en/wrong.mdx:6:6: link to /none: there is no such page',
      'docs/en/wrong.mdx:6:24: link to /guide/#two: docs/en/guide/index.mdx has no heading #two',
      'docs/en/wrong.mdx:10:1: link to /lost: there is no such page',
      'docs/en/wrong.mdx:12: <Instal> is not a component of this site: did you mean Install?',
      'docs/en/wrong.mdx:14: <Install> has no attribute package: did you mean packages?',
    ].join('\n  '),
  );
  // In development, they're shown as compilation errors.
  await expect(start(false)).resolves.toEqual({ root: docs });
});
