import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageProblems, waitForNavigation } from './pageProblems.ts';

const BAD = path.resolve(import.meta.dirname, '../../../tests/fixtures/content/bad/docs');
const HEAD = ['---', 'title: A page', `description: ${'A page of a test. '.repeat(4)}`, '---', ''];

let root = '';
const docs = () => path.join(root, 'docs');

/** A page whose body starts in line 6. */
function write(file: string, ...lines: string[]): void {
  const address = path.join(docs(), file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, [...HEAD, ...lines].join('\n'));
}

/** The error that ends the start of a build or of the development server. */
async function errorOf(folder: string, isProduction = true): Promise<Error | undefined> {
  const utils = { addPlugin: () => {}, removePlugin: () => {} };
  try {
    await pageProblems().config?.({ root: folder }, utils, isProduction);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'failed-build-'));
  write('en/guide/index.mdx', '## One', '', '[here](#one)');
  write('zh/guide/index.mdx', '## 一 {#one}', '', '[a](/guide/#one)');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a build fails with a single message about all problems of all pages', async () => {
  const error = await errorOf(BAD);
  const files = ['_draft', 'broken', 'components', 'fields', 'headings', 'links'];
  for (const file of files) expect(error?.message).toContain(`docs/en/${file}.mdx:`);
  expect(error?.message).toMatch(/\n\n\d\d problems in \d+ files\.$/);
  // The stack is printed.
  expect(error?.stack).toBe(error?.message);
});

test('a build fails for all dead links, with line and column', async () => {
  write(
    'en/wrong.mdx',
    'Some [text](/none) and [more](/guide/#two).',
    '',
    '- See [this](/gone) and [that][1].',
    '',
    '[1]: /lost',
  );
  expect((await errorOf(docs()))?.message.split('\n')).toEqual([
    'docs/en/wrong.mdx:6:6: link to /none: there is no such page',
    '  5 |',
    '> 6 | Some [text](/none) and [more](/guide/#two).',
    '  7 |',
    '',
    'docs/en/wrong.mdx:6:24: link to /guide/#two: docs/en/guide/index.mdx has no heading #two',
    '  5 |',
    '> 6 | Some [text](/none) and [more](/guide/#two).',
    '  7 |',
    '',
    'docs/en/wrong.mdx:8:7: link to /gone: there is no such page',
    '  7 |',
    '> 8 | - See [this](/gone) and [that][1].',
    '  9 |',
    '',
    'docs/en/wrong.mdx:10:1: link to /lost: there is no such page',
    '   9 |',
    '> 10 | [1]: /lost',
    '',
    '4 problems in 1 file.',
  ]);
});

test('text that only looks like a link doesn’t fail a build', async () => {
  write(
    'en/right.mdx',
    '`[a](/none)` [b](/guide/)',
    '',
    '```md',
    '[a](/none)',
    '```',
    '{/* [c](/none) */}',
  );
  expect(await errorOf(docs())).toBeUndefined();
});

test('a build accepts wording that only the style guide refuses', async () => {
  write('en/simple.mdx', 'It can not simply run.');
  expect(await errorOf(docs())).toBeUndefined();
});

test('the development server waits until its lists can be read, and says what’s wrong', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  write('en/guide/a.mdx', 'A.');
  const list = path.join(docs(), 'en/guide/_meta.json');
  for (const [text, message] of [
    ['["a",]', 'docs/en/guide/_meta.json:1:1: not valid JSON: '],
    ['["b"]', 'docs/en/guide/_meta.json:1:1: there is no page docs/en/guide/b; '],
    ['', 'docs/en/guide/_meta.json:1:1: not valid JSON: '],
  ] as const) {
    writeFileSync(list, text);
    const fixed = waitForNavigation(root, docs(), print);
    expect(printed.splice(0)).toEqual([expect.stringContaining(message)]);
    writeFileSync(list, '["a"]');
    await fixed;
    expect(printed).toEqual([]);
  }
});

test('the development server starts with problems, which it reports on the page', async () => {
  expect(await errorOf(BAD, false)).toBeUndefined();
});
