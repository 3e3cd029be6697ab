import { expect, test } from 'vitest';
import { title } from '../../../content/markdown/markdownNodes.ts';
import { copyOf, lines } from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';
import { writeMarkdown } from './writeMarkdown.ts';

test.each([
  ['tight bold next to Chinese', '设置**超时**后，**“重试”**仍然有效，**注意**：正文。'],
  ['tight bold next to code', '先看**`retry`**，再看**`bail`的用法**。'],
  ['emphasis and deletion', '这是*强调*的字，~~删除~~的字。'],
  ['names', 'The file file_name_a.ts, snake_case, _ and ~50 ms, a * b, x[0], A & B, 3 < 4.'],
  ['brackets', '[!] 数组[0]、选项[可选]与（括号）。'],
  ['numbers', 'In 2024. 1 + 1 = 2 - 0 # no heading > no quotation | no table'],
  ['a colon', 'at http: or a:b or :::'],
  ['a hard break', 'a\\\nb'],
  ['a table', lines('| a_b | 值 |', '| :-- | --: |', '| `x \\| y` | **粗**体[1] |')],
  ['nested lists', lines('1. a', '', '   - b', '   - c', '', '2. d')],
  ['a task list', '- [ ] a\n- [x] b'],
  ['a rule', 'a\n\n---\n\nb'],
])('%s is written as it was read', (_, markdown) => {
  expect(copyOf(markdown)).toBe(markdown);
});

test.each([
  ['bold that is none', '\\*\\*a\\*\\* 与 __b__', /^\\\*\\\*a\\\*\\\* 与 \*\*b\*\*$/],
  ['a component that is none', 'An Array\\<T> of [x]', /^An Array\\<T> of \\?\[x]$/],
  ['a list that is none', '\\- a', /^\\- a$/],
  ['a number that begins a line', 'one\n1\\. two', /^one\n1\\. two$/],
])('%s keeps its escape', (_, markdown, expected) => {
  expect(copyOf(markdown)).toMatch(expected);
});

test('an escape that one text needs does not affect others in its block', () => {
  expect(copyOf('\\*a\\* x[0] **b** y[1] ~z')).toBe('\\*a\\* x\\[0] **b** y[1] ~z');
});

test.each([
  ['a_b and [c]', '# a_b and [c]\n'],
  ['# 1', '# # 1\n'],
  ['<T>', '# \\<T>\n'],
])('the title %s', (name, expected) => {
  expect(writeMarkdown([title(name)])).toBe(expected);
});
