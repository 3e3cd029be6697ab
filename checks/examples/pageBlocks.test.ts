import { expect, test } from 'vitest';
import { parsePage } from '../../content/parsePage.ts';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { pageBlocks } from './pageBlocks.ts';

const PAGE = `---
title: page
---

Words.

${fence('ts title="top.ts"', 'one')}
## A heading with \`code\`

${fence('ts title="a.ts"', 'two')}
## Explicit {#by-hand}

- item

  ${fence('ts title="b.ts"', '  three').replaceAll('\n```', '\n  ```')}
## Explicit {#by-hand-2}

<Tabs>
<Tab label="x">

${fence('ts title="c.ts" fails="say \\"no\\""', 'four')}
</Tab>
</Tabs>

## A heading with code

:::tip

${fence('ts check', 'five')}
:::

## 何时使用 {#when-to-use-it}

~~~bash
six
~~~
`;

test('blocks have the ID that Rspress gives to their heading', () => {
  const found = blocksOf(PAGE).map(({ index, heading, code }) => [index, heading, code]);
  expect(found).toEqual([
    [0, 'top', 'one'],
    [1, 'a-heading-with-code', 'two'],
    [2, 'by-hand', 'three'],
    [3, 'by-hand-2', 'four'],
    [4, 'a-heading-with-code-1', 'five'],
    [5, 'when-to-use-it', 'six'],
  ]);
});

test('lines and offsets are those of the page, despite escaped heading IDs', () => {
  const lines = PAGE.split('\n');
  for (const { line, start, end, code } of blocksOf(PAGE)) {
    expect(lines[line - 1]).toMatch(/^ *(?:```|~~~)/);
    expect(PAGE.slice(0, start).split('\n')).toHaveLength(line);
    expect(PAGE.slice(start, end)).toMatch(/^(```|~~~)[\s\S]*\1$/);
    expect(PAGE.slice(start, end)).toContain(code);
  }
});

test('attributes are read from the source: Markdown would remove backslashes', () => {
  expect(blocksOf(PAGE)[3]?.fence.fails).toBe('say "no"');
});

test('an invalid fence is reported with its line, and its block is not valid', () => {
  const { blocks, problems } = pageBlocks(parsePage('docs/en/x.mdx', `# x\n\n${fence('ts', 'a')}`));
  expect(problems).toEqual([
    {
      file: 'docs/en/x.mdx',
      line: 3,
      message: 'a ts block without a kind; add title="file.ts", check or no-run="reason"',
    },
  ]);
  expect(blocks[0]?.isValid).toBe(false);
});

test('invalid MDX is reported with its line', () => {
  const { problems } = pageBlocks(parsePage('docs/en/x.mdx', 'one\n\ntwo {unclosed\n'));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toMatch(/^{ is never closed: /);
});
