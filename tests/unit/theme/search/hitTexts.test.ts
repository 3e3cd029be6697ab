import { expect, test } from 'vitest';
import { escapeHtml, plainText, textPieces } from '../../../../theme/search/dialog/highlight.ts';
import { rowText } from '../../../../theme/search/dialog/rowText.ts';
import { sitePath } from '../../../../theme/search/dialog/siteUrl.ts';
import { SITE_ORIGIN } from '../../../../theme/site.ts';

test('matches are taken from between the tags', () => {
  expect(textPieces('run <mark>all</mark> tests')).toEqual([
    { text: 'run ', match: false },
    { text: 'all', match: true },
    { text: ' tests', match: false },
  ]);
});

test.each([
  ['Promise&lt;T&gt; &amp; more', 'Promise<T> & more'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['&#60;b&#x3e; &unknown; &#x110000;', '<b> &unknown; &#x110000;'],
  ['<mark>a<mark>b</mark>', 'ab'],
])('%s is the text %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('what is escaped comes back as it was', () => {
  const text = '<a href="x">&lt; & \' "</a>';
  expect(plainText(escapeHtml(text))).toBe(text);
  expect(escapeHtml(text)).not.toMatch(/[<>"]/);
});

test.each([
  ['/config/test/bail', '/config/test/bail'],
  [`${SITE_ORIGIN}/config/test/bail#x`, '/config/test/bail#x'],
  ['https://elsewhere.example/', undefined],
  [`${SITE_ORIGIN}.evil.example/`, undefined],
  ['//elsewhere.example/', undefined],
  ['/\\elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s leads to %s', (url, path) => {
  expect(sitePath(url)).toBe(path);
});

const NO_HEADINGS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hierarchy = { ...NO_HEADINGS, lvl0: 'API › A & B', lvl1: 'B', lvl2: 'Promise&lt;T&gt;' };

test('a hit says what was found, a saved search its heading and where that is', () => {
  const snippet = { title: '<mark>Promise</mark>&lt;T&gt;', detail: 'text' };
  const found = rowText({ type: 'lvl2', hierarchy, _snippetResult: snippet });
  expect(found.title.map(({ text }) => text).join('')).toBe('Promise<T>');
  expect(found.title[0]).toEqual({ text: 'Promise', match: true });
  const kept = rowText({ type: 'lvl2', hierarchy });
  expect(kept.title).toEqual([{ text: 'Promise<T>', match: false }]);
  expect(kept.detail).toEqual([{ text: 'API › A & B', match: false }]);
});
