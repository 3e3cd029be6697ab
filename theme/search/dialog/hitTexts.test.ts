import { escapeHtml } from 'site-search';
import { expect, test } from 'vitest';
import { SEARCH_TEXT } from '../../i18n/text/searchText.ts';
import { SITE_ORIGIN } from '../../settings/site.ts';
import { textPieces, withoutMarks } from './highlight.ts';
import { type RowHit, rowPieces } from './rowPieces.ts';
import { sitePath } from './siteUrl.ts';

test('matches are between the tags', () => {
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
  ['&quot;&#39;&quot; &unknown;', '"\'" &unknown;'],
  ['<mark>a<mark>b</mark>', 'ab'],
])('%s is the text %s', (html, text) => {
  expect(withoutMarks(html)).toBe(text);
});

test('escaped text is decoded', () => {
  const text = '<a href="x">&lt; & \' "</a>';
  expect(withoutMarks(escapeHtml(text))).toBe(text);
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

const rowOf = (hit: RowHit, language: 'en' | 'zh' = 'en') => rowPieces(hit, SEARCH_TEXT[language]);

test('a hit has its snippet, a saved search its heading and page', () => {
  const title = '<mark>Promise</mark>&lt;T&gt;';
  const snippet = { title, context: 'In &amp; out', facts: {}, detail: 'text' };
  const found = rowOf({ type: 'lvl2', hierarchy, _snippetResult: snippet });
  expect(found.title.map(({ text }) => text).join('')).toBe('Promise<T>');
  expect(found.title[0]).toEqual({ text: 'Promise', match: true });
  expect(found.context).toBe('In & out');
  expect(found.summary).toBeUndefined();
  const kept = rowOf({ type: 'lvl2', hierarchy });
  expect(kept.title).toEqual([{ text: 'Promise<T>', match: false }]);
  expect(kept.detail).toEqual([{ text: 'API › A & B', match: false }]);
});

const LONG = '{ poll: { interval: 50, timeout: 1000 } }';

test.each([
  ['en', { type: 'number', default: '5000' }, 'number · default 5000'],
  ['zh', { type: 'number', default: '5000' }, 'number · 默认 5000'],
  ['en', { type: 'Promise<T>' }, 'Promise<T> · no default'],
  ['zh', { type: 'string[]' }, 'string[] · 无默认值'],
  [
    'en',
    { type: 'ExpectConfig', default: LONG },
    'ExpectConfig · default { poll: { interval: 50, timeout…',
  ],
  ['en', {}, undefined],
] as const)('in %s, the facts %j are the summary %s', (language, facts, summary) => {
  const snippet = { title: 'a', context: '', facts, detail: 'It counts.' };
  const row = rowOf({ type: 'lvl2', hierarchy, _snippetResult: snippet }, language);
  expect(row.summary).toBe(summary);
  expect(row.detail).toEqual([{ text: 'It counts.', match: false }]);
});
