import { expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { rewriteOutput } from './writeOutputs.ts';

function rewrite(source: string, ...texts: string[]) {
  const blocks = blocksOf(source).filter((block) => block.fence.kind === 'output');
  const corrections = blocks.map((block, index) => {
    const problem = { file: block.file, line: block.line, message: 'differs' };
    return { block, text: texts[index] ?? '', problem };
  });
  return rewriteOutput(source, corrections);
}

test('updates the output of all blocks, and leaves the rest', () => {
  const page = (one: string, two: string) =>
    `## One {#one}\n\n${fence('text output {1}', one)}\n## Two {#two}\n\n${fence('text output="list"', two)}\nend\n`;
  const { source, written, refused } = rewrite(page('old', ''), ' new\n\nlines', 'b');
  expect(source).toBe(page(' new\n\nlines', 'b'));
  expect(written).toHaveLength(2);
  expect(refused).toEqual([]);
});

test('keeps the indentation of a list item, without spaces on blank lines', () => {
  const page = (text: string) => `- item\n\n  \`\`\`text output\n${text}\n  \`\`\`\n`;
  expect(rewrite(page('  old'), 'a\n\n b').source).toBe(page('  a\n\n   b'));
});

test.each([
  ['an elision', fence('text output', 'a\n...'), 'x', 'differs'],
  [
    'a quotation',
    '> ```text output\n> a\n> ```\n',
    'x',
    'cannot rewrite this block; insert this by hand:\nx',
  ],
  [
    'a fence in the output',
    fence('text output', 'a'),
    '```',
    'cannot rewrite this block; insert this by hand:\n```',
  ],
])('refuses %s', (_, page, text, message) => {
  const { source, written, refused } = rewrite(page, text);
  expect(source).toBe(page);
  expect(written).toEqual([]);
  expect(refused).toEqual([{ file: 'docs/en/page.mdx', line: 1, message }]);
});
