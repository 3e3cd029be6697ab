import { expect, test } from 'vitest';
import { parsePage } from './parsePage.ts';

const SOURCE = [
  '---',
  'title: A',
  '---',
  '```ts title="a.ts" fails="say \\"no\\""',
  'a();',
  '',
  '  b();',
  '```',
  '## One {#one}',
  '',
  '1. Item',
  '',
  '   ```js',
  '   c();',
  '     d();',
  '   ```',
  '',
  '## Two {#two}',
  '',
  '````md',
  '```ts',
  '# No heading {#no}',
  '```',
  '````',
  '',
  '## 三',
  '',
  '~~~',
  '~~~',
].join('\n');

const { codeBlocks } = parsePage('docs/en/a.mdx', SOURCE);

test('code is as in the page, without the indent of a list', () => {
  expect(codeBlocks.map(({ lang, code }) => [lang, code])).toEqual([
    ['ts', 'a();\n\n  b();'],
    ['js', 'c();\n  d();'],
    ['md', '```ts\n# No heading {#no}\n```'],
    ['', ''],
  ]);
});

test('meta is as in the source, backslashes included', () => {
  expect(codeBlocks.map(({ meta }) => meta)).toEqual([
    'title="a.ts" fails="say \\"no\\""',
    '',
    '',
    '',
  ]);
});

test('a block belongs to the heading above it', () => {
  expect(codeBlocks.map(({ heading }) => heading)).toEqual(['top', 'one', 'two', '三']);
});

test('lines and offsets are those of the source', () => {
  expect(codeBlocks.map(({ line, endLine }) => [line, endLine])).toEqual([
    [4, 8],
    [13, 16],
    [20, 24],
    [28, 29],
  ]);
  for (const { start, end, line } of codeBlocks) {
    expect(SOURCE.slice(start, end)).toMatch(/^(```|~~~)[\s\S]*\1$/);
    expect(SOURCE.slice(0, start).split('\n')).toHaveLength(line);
  }
});

test('Windows line endings only change the offsets', () => {
  const page = parsePage('docs/en/a.mdx', SOURCE.replaceAll('\n', '\r\n'));
  const facts = (blocks: typeof codeBlocks) =>
    blocks.map(({ lang, meta, heading, line }) => [lang, meta, heading, line]);
  expect(facts(page.codeBlocks)).toEqual(facts(codeBlocks));
  expect(page.headings.map(({ id }) => id)).toEqual(['one', 'two', '三']);
});
