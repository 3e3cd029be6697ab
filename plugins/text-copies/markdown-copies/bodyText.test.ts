import { expect, test } from 'vitest';
import {
  copyOf,
  fence,
  lines,
} from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';

test.each([
  ['text', '设置**超时**后，file_name_a、_ 和 ~50 ms，数组[0]，3 < 4。'],
  ['a table', lines('| a_b | 值 |', '| :-- | --: |', '| `x \\| y` | **粗**体[1] |')],
  ['nested lists', lines('1. a', '', '   - b', '   - c', '', '2. d')],
  [
    'code that looks like MDX',
    fence('text', '# A {#id}\nimport a from "a";\n<A b={1} /> {/* c */}'),
  ],
])('%s stays as it is', (_, markdown) => {
  expect(copyOf(markdown)).toBe(markdown);
});

test.each([
  ['import', "import a from './a';\n\nText.", 'Text.'],
  [
    'comment',
    '{/* one */}\n\nText.\n\n<!-- two\nlines -->\n\nMore <!-- three -->.',
    'Text.\n\nMore .',
  ],
  ['escape of MDX', 'Sets \\{a} and 1 \\< 2.', 'Sets {a} and 1 \\< 2.'],
  ['heading id', '## `.not` *a* {#not}', '## `.not` *a*'],
  ['escaped heading id', '## 何时使用 \\{#begin}', '## 何时使用'],
])('%s is removed', (_, body, expected) => {
  expect(copyOf(body)).toBe(expected);
});

test('links, images, and definitions are absolute', () => {
  const body = '[**a** `b`](/x#y "t") ![c](/c.avif) [here](#id)\n\n[d][e]\n\n[e]: /f "title"';
  expect(copyOf(body, { language: 'zh' })).toBe(
    '[**a** `b`](https://site.test/zh/x#y "t") ![c](https://site.test/c.avif) ' +
      '[here](https://site.test/zh/guide/page#id)\n\n' +
      '[d][e]\n\n[e]: https://site.test/zh/f "title"',
  );
});

test.each([
  ['default title', ':::tip\nText.\n:::', '> **Tip**\n>\n> Text.'],
  [
    'own title with code, and blocks',
    ':::info Use `--a`, or not\n\nOne.\n\n- a\n- [b](/b)\n\n:::\n\nAfter.',
    '> **Info: Use `--a`, or not**\n>\n> One.\n>\n> - a\n> - [b](https://site.test/b)\n\nAfter.',
  ],
  ['one line', ':::danger Text. :::', '> **Danger: Text.**'],
  [
    'code',
    `:::tip\n\n${fence('ts check', 'a();\n\nb();')}\n\n:::`,
    '> **Tip**\n>\n> ```ts\n> a();\n>\n> b();\n> ```',
  ],
  ['in a list', '- a\n\n  :::tip\n  Text.\n  :::', '- a\n\n  > **Tip**\n  >\n  > Text.'],
  [
    'two in a row',
    ':::tip\nA.\n:::\n\n:::info\nB.\n:::',
    '> **Tip**\n>\n> A.\n\n> **Info**\n>\n> B.',
  ],
])('callout: %s', (_, body, expected) => {
  expect(copyOf(body)).toBe(expected);
});

test.each([
  ['title and language stay', 'ts title="a.test.ts" set="x" {2,4-5}', 'ts title="a.test.ts"'],
  ['a reason goes', 'ts no-run="needs title=1"', 'ts'],
  ['no language', '', ''],
])('code: %s', (_, info, expected) => {
  const item = (attributes: string) =>
    `- a\n\n  \`\`\`${attributes}\n  code();\n\n  b();\n  \`\`\``;
  expect(copyOf(item(info))).toBe(item(expected));
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

test.each([
  ['<Install packages="@rstest/core jsdom" />', fence('bash', 'npm add -D @rstest/core jsdom')],
  ['- a\n\n  <Exec command="rstest" />', '- a\n\n  ```bash\n  npx rstest\n  ```'],
])('%s', (body, command) => {
  expect(copyOf(body)).toBe(command);
});

test.each([
  [
    'tabs with empty lines',
    '<Tabs>\n<Tab label="npm">\n\nOne [link](/x).\n\n</Tab>\n<Tab label="pnpm">\n\nTwo.\n\n</Tab>\n</Tabs>',
  ],
  [
    'tabs in one line',
    '<Tabs><Tab label="npm">One [link](/x).</Tab> <Tab label="pnpm">Two.</Tab></Tabs>',
  ],
  [
    'indented tabs',
    '<Tabs>\n  <Tab label="npm">\n    One [link](/x).\n  </Tab>\n  {/* no */}\n  <Tab label="pnpm">\n    Two.\n  </Tab>\n</Tabs>',
  ],
])('%s', (_, body) => {
  expect(copyOf(body)).toBe('**npm**\n\nOne [link](https://site.test/x).\n\n**pnpm**\n\nTwo.');
});
