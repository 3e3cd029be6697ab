import { expect, test } from 'vitest';
import {
  copyOf,
  fence,
  lines,
} from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';

test.each([
  ['title and language stay', 'ts title="a.test.ts"', 'ts title="a.test.ts"'],
  ['what the runner needs goes', 'ts title="a.ts" set="x" fails="say \\"no\\""', 'ts title="a.ts"'],
  ['marked lines go', 'ts title="a.ts" {2,4-5}', 'ts title="a.ts"'],
  ['check goes', 'ts check', 'ts'],
  ['a reason goes', 'ts no-run="needs title=1"', 'ts'],
  ['no language', '', ''],
])('%s', (_, info, expected) => {
  expect(copyOf(fence(info, 'code();'))).toBe(fence(expected, 'code();'));
});

test.each([
  ['output', 'Output of `npx rstest run`:', '`npx rstest run` 的输出：'],
  [
    `output="list -t 'a b'" exit="1" env="CI=true"`,
    "Output of `CI=true npx rstest list -t 'a b'`:",
    "`CI=true npx rstest list -t 'a b'` 的输出：",
  ],
])('%s is introduced by its command', (attributes, english, chinese) => {
  const body = fence(`text ${attributes}`, '✓ a');
  expect(copyOf(body)).toBe(lines(english, '', fence('text', '✓ a')));
  expect(copyOf(body, { language: 'zh' })).toBe(lines(chinese, '', fence('text', '✓ a')));
});

test('code stays as it is, even where it looks like a heading or like MDX', () => {
  const code = '# Title {#id}\nimport a from "a";\n<A b={1} /> {/* c */}\n';
  expect(copyOf(fence('text', code))).toBe(fence('text', code));
});

test('a fence in a list stays in it', () => {
  const item = '- item\n\n  ```ts title="a.ts"\n  a();\n  ```';
  expect(copyOf(item.replace('title="a.ts"', 'title="a.ts" check'))).toBe(item);
});
