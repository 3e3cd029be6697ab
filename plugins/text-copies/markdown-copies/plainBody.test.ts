import { describe, expect, test } from 'vitest';
import { copyOf } from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';

describe('removes what only MDX and the site need', () => {
  test.each([
    ['import', "import a from './a';\n\nText.", 'Text.'],
    ['export', 'export const a = 1;\n\nText.', 'Text.'],
    ['comment', '{/* one */}\n\nText.\n\n{/* two\nlines */}', 'Text.'],
    ['comment in a text', 'Te {/* no */} xt{/* no */}', 'Te xt'],
    ['comment in bold', '**bold {/* no */}**', '**bold**'],
    ['escape of MDX', 'Sets \\{a} and 1 \\< 2.', 'Sets {a} and 1 < 2.'],
    ['heading id', '## Where to begin {#begin}', '## Where to begin'],
    ['heading id after code', '### `.not` {#not}', '### `.not`'],
    ['Chinese heading id', '## 何时使用 {#when-to-use-it}', '## 何时使用'],
    ['escaped heading id', '## Begin \\{#begin}', '## Begin'],
  ])('%s', (_, body, expected) => {
    expect(copyOf(body)).toBe(expected);
  });
});

describe('errors have file and line', () => {
  test.each([
    ['unknown component', 'a\n\n<Nope />', `8: <Nope> is not a component of this site: `],
    ['HTML', '<div>a</div>', `6: <div> is not a component of this site: `],
    ['expression', 'a\nb {1 + 1}', '7: {1 + 1} has no value at build time: write text'],
    [
      'open callout',
      ':::tip\n\n- a\n:::',
      '6: :::tip is not closed by ::: with an empty line before it',
    ],
    ['invalid MDX', 'a\n\nb {c', '8:3: { is never closed: close it with }'],
  ])('%s', (_, body, message) => {
    expect(() => copyOf(body)).toThrow(`docs/en/guide/page.mdx:${message}`);
  });
});
