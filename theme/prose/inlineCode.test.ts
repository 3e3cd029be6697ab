// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../tests/support/theme/render.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { InlineCode } from './InlineCode.tsx';

vi.mock(
  '@rspress/core/runtime',
  async () => (await import('../../tests/support/theme/fakeRuntime.ts')).fakeRuntime,
);

const shown = (code: string) => render(createElement(InlineCode, null, code)).firstElementChild;

test.each(['✓', '◐', '✗'])('%s alone is drawn as in a table', (mark) => {
  expect(shown(mark)?.matches('span[data-mark]')).toBe(true);
});

test.each(['', '✓ yes', 'constructor', 'toString'])('%j is code', (code) => {
  expect(shown(code)?.matches('code:not([data-long])')).toBe(true);
});

test('long code can be broken', () => {
  expect(shown('rstest --reporter=default --reporter=json')?.matches('code[data-long]')).toBe(true);
});

test('a long name is broken between its words', () => {
  const name = 'toThrowErrorMatchingInlineSnapshot';
  expect(shown(name)?.textContent).toBe(name);
  expect(shown(name)?.innerHTML).toContain('Inline<wbr>Snapshot');
  expect(shown('toMatchInlineSnapshot')?.innerHTML).toBe('toMatchInlineSnapshot');
});

test.each([
  ['ts', true],
  ['tsx', true],
  ['mts', true],
  ['js', true],
  ['json', false],
  ['css', false],
])('a block of %s shows types: %s', (lang, shows) => {
  const block = render(createElement(CodeBlock, { lang }, 'a'));
  expect(block.querySelector('[data-show-types]') !== null).toBe(shows);
});
