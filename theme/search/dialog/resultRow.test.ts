import type { SearchHit } from 'site-search';
import { expect, test } from 'vitest';
import { SEARCH_TEXT } from '../../i18n/text/searchText.ts';
import { groupTitle, resultRow, textPieces } from './resultRow.ts';

const plain = (text: string) => ({ text, marks: [] });

const HIT: SearchHit = {
  url: '/config/bail#why',
  area: 'Config',
  page: 'bail',
  parents: [plain('In CI'), { text: 'At night', marks: [{ start: 3, end: 8 }] }],
  title: { text: 'Why Promise<T>', marks: [{ start: 4, end: 11 }] },
  text: plain('It stops early.'),
  facts: {},
};
const rowOf = (hit: Partial<SearchHit> = {}, language: 'en' | 'zh' = 'en') =>
  resultRow({ ...HIT, ...hit }, SEARCH_TEXT[language]);

test('a row says the heading, those above it, and the text below', () => {
  expect(rowOf()).toEqual({
    title: HIT.title,
    context: 'In CI › At night',
    summary: undefined,
    detail: HIT.text,
  });
});

test('a heading without text says the headings above it, with what matched', () => {
  const row = rowOf({ text: plain('') });
  expect(row.context).toBe('');
  expect(row.detail).toEqual({ text: 'In CI › At night', marks: [{ start: 11, end: 16 }] });
});

test('a text is split where it matches', () => {
  const marks = [
    { start: 0, end: 3 },
    { start: 4, end: 7 },
  ];
  expect(textPieces({ text: 'run all', marks })).toEqual([
    { text: 'run', match: true },
    { text: ' ', match: false },
    { text: 'all', match: true },
  ]);
  expect(textPieces(plain('<b>&lt;'))).toEqual([{ text: '<b>&lt;', match: false }]);
  expect(textPieces(plain(''))).toEqual([]);
});

test.each([
  [{ area: 'A & B', page: 'Promise<T>' }, 'A & B › Promise<T>'],
  [{ area: 'Config', page: 'Config' }, 'Config'],
  [{ area: '', page: 'bail' }, 'bail'],
])('the rows of %o have the title %s', (names, title) => {
  expect(groupTitle({ ...HIT, ...names })).toBe(title);
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
  expect(rowOf({ facts }, language).summary).toBe(summary);
});
