import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { needsNoEscape } from './writeMarkdown.ts';

const stringifier = unified().use(remarkGfm).use(remarkStringify).freeze();

/** Whether the stringifier doesn't escape a text at the start, in the middle, and at the end of a line. */
function staysAsIs(value: string): boolean {
  const code = { type: 'inlineCode', value: 'c' } as const;
  const text = { type: 'text', value } as const;
  return [[text], [text, code], [code, text, code], [code, text]].every((children) => {
    const written = stringifier.stringify({
      type: 'root',
      children: [{ type: 'paragraph', children }],
    });
    return written === `${children.map((one) => (one === code ? '`c`' : value)).join('')}\n`;
  });
}

test.each([
  'A sentence, with (brackets) and a colon: done.',
  '一句话，带“引号”和（括号）。',
  'at 10:30, 3.5 s; 50 % of a/b - c + d = e # f',
  'two\nlines',
])('%j needs no escape', (text) => {
  expect(needsNoEscape(text)).toBe(true);
  expect(staysAsIs(text)).toBe(true);
});

test.each([
  ...['*a*', 'a_b', '`', '~', 'a < b', '<T>', 'a > b', '[x]', 'a & b', '\\', 'a | b', 'a@b.c'],
  ...['www.a.dev', 'https://a.dev', '# a', '+ a', '- a', '= a', '1. a', 'b\n2) a', 'wow!', 'c#'],
  ...['a\tb', ' a', 'a ', 'a \nb', '(a)'],
])('%j may mean something', (text) => {
  expect(needsNoEscape(text)).toBe(false);
});

test('all characters that the stringifier escapes are covered', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const texts = printable.flatMap((one) => [
    ...['', 'a', '1', 'w', ' '].flatMap((before) =>
      ['', 'a', '1', ' ', '-', ':'].map((after) => `${before}${one}${after}`),
    ),
    `a\n${one} b`,
    `a\n1${one} b`,
  ]);
  const missed = texts.filter((text) => needsNoEscape(text) && !staysAsIs(text));
  expect(missed).toEqual([]);
});
