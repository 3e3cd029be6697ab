import type { Element, ElementContent, Properties, Root } from 'hast';
import { expect, test } from 'vitest';
import { codeAsHtml } from './codeAsHtml.ts';

const element = (
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

test('the tokens of a block become one string with escaped text', () => {
  const keyword = element('span', { class: 'hl-keyword' }, 'if');
  const line = element('span', { class: 'line' }, keyword, ' a < "b"');
  const pre = element('pre', { title: 'a.ts' }, element('code', {}, line));
  const tree: Root = { type: 'root', children: [element('div', {}, pre)] };
  codeAsHtml()(tree);
  expect(pre.children).toEqual([]);
  expect(pre.properties).toEqual({
    title: 'a.ts',
    html: '<span class="line"><span class="hl-keyword">if</span> a &#x3C; "b"</span>',
  });
});

test('preformatted text without code is unchanged', () => {
  const pre = element('pre', {}, 'plain');
  codeAsHtml()({ type: 'root', children: [pre] });
  expect(pre.children).toHaveLength(1);
});
