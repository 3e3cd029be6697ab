// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageData } from 'static-pages';
import { expect, test } from 'vitest';
import { InlineMarkdown } from '../prose/InlineMarkdown.tsx';
import { readToc } from './readToc.ts';

/** The outline of a page without styles. */
function outlineOf(toc: readonly { id: string; text: string; depth: number }[]): Document {
  const entries = toc.map(({ id, text, depth }) => {
    const heading = renderToStaticMarkup(createElement(InlineMarkdown, { source: text }));
    return `<li><a data-depth="${depth}" href="#${id}">${heading}</a></li>`;
  });
  const html = `<nav data-part="outline"><ul>${entries.join('')}</ul></nav>`;
  return new DOMParser().parseFromString(html, 'text/html');
}

const headingsOf = (from: Document) => readToc({} as PageData, from).toc;

test('reads the headings with their plain text', () => {
  const toc = [
    { id: 'when', text: 'When & why', depth: 2 },
    { id: 'root-dir', text: 'From the root: `<rootDir>`', depth: 3 },
    { id: '100%25-中', text: '<b>2</b> * 3 and `a*b*`', depth: 4 },
  ];
  expect(headingsOf(outlineOf(toc))).toEqual([
    toc[0],
    { ...toc[1], text: 'From the root: <rootDir>' },
    { ...toc[2], text: '<b>2</b> * 3 and a*b*' },
  ]);
});

test('a page without an outline has none', () => {
  expect(headingsOf(outlineOf([]))).toEqual([]);
});
