import { expect, test } from 'vitest';
import { copyOf, fence } from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';

test.each([
  ['default title', ':::tip\nText.\n:::', '> **Tip**\n>\n> Text.'],
  [
    'own title',
    ':::warning Mind the gap\n\nText.\n\n:::',
    '> **Warning: Mind the gap**\n>\n> Text.',
  ],
  [
    'title with code',
    ':::info Use `--a`, or not\n`a` is b.\n:::',
    '> **Info: Use `--a`, or not**\n>\n> `a` is b.',
  ],
  ['one line', ':::danger Text. :::', '> **Danger: Text.**'],
  [
    'blocks within',
    ':::tip\n\nOne.\n\n- a\n- b\n\n:::\n\nAfter.',
    '> **Tip**\n>\n> One.\n>\n> - a\n> - b\n\nAfter.',
  ],
  [
    'code within',
    `:::tip\n\n${fence('ts check', 'a();\n\nb();')}\n\n:::`,
    '> **Tip**\n>\n> ```ts\n> a();\n>\n> b();\n> ```',
  ],
  ['in a list', '- a\n\n  :::tip\n  Text.\n  :::', '- a\n\n  > **Tip**\n  >\n  > Text.'],
  ['an alert', '> [!WARNING]\n> Text.\n>\n> More.', '> **Warning**\n>\n> Text.\n>\n> More.'],
  [
    'two in a row',
    ':::tip\nA.\n:::\n\n:::info\nB.\n:::',
    '> **Tip**\n>\n> A.\n\n> **Info**\n>\n> B.',
  ],
])('%s', (_, body, expected) => {
  expect(copyOf(body)).toBe(expected);
});

test('a default title is in the language of the page', () => {
  expect(copyOf(':::warning\n文字。\n:::', { language: 'zh' })).toBe('> **警告**\n>\n> 文字。');
});
