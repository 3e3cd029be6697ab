import { expect, test } from 'vitest';
import { buildIndex } from '../src/build.ts';
import { LIMITS } from '../src/limits.ts';
import { parseQuery } from '../src/query/parseQuery.ts';
import { createVocabulary } from '../src/query/vocabulary.ts';
import { askIndex, askPages, page } from './support/smallSite.ts';

const PAGES = [
  page('/a', { heading: 'Promise<T>', prose: ['<script>alert(1)</script> & "quotes" of mock'] }),
  page('/b', { heading: 'mock', prose: ['One mock.'] }),
];

test.each([
  ['nothing', ''],
  ['space', '   \t\n'],
  ['10,000 characters', 'mock '.repeat(2_000)],
  ['10,000 characters without a space', 'm'.repeat(10_000)],
  ['10,000 characters of Chinese', '模拟'.repeat(5_000)],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an unpaired surrogate', '\ud800mock\udfff'],
  ['a pair that the limit cuts', `${'m'.repeat(LIMITS.queryLength - 1)}😀`],
  ['a null', '\u0000mock'],
  ['syntax of regular expressions', '(.*)[a-z]+$^\\'],
  ['properties of objects', 'constructor __proto__ toString'],
  ['emoji', '🚀🚀'],
])('%s breaks nothing', async (_what, query) => {
  const { suggestions } = await askPages(PAGES)(query);
  expect(suggestions.length).toBeLessThanOrEqual(LIMITS.suggestions);
});

test('characters beyond 512 are ignored', () => {
  const query = 'mock '.repeat(2_000);
  expect(parseQuery(query, createVocabulary()).name).toBe(
    query.slice(0, LIMITS.queryLength).replaceAll(' ', ''),
  );
});

test.each([
  ['words', Array.from({ length: 128 }, (_, i) => `w${i.toString(36)}`).join(' ')],
  ['parts of a name', Array.from({ length: 128 }, (_, i) => `w${i.toString(36)}`).join('.')],
  ['pieces of a name', Array.from({ length: 170 }, (_, i) => `Ab${i % 10}`).join('')],
  [
    'Chinese characters',
    Array.from({ length: 512 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join(''),
  ],
])('of many %s, only as many are searched for as 64 characters have', (_what, query) => {
  const { concepts } = parseQuery(query.slice(0, LIMITS.queryLength), createVocabulary());
  expect(concepts.length).toBeLessThanOrEqual(64);
  for (const { words } of concepts.flatMap(({ alternatives }) => alternatives)) {
    expect(words.length).toBeLessThanOrEqual(32);
  }
});

test('markup of a page is text', async () => {
  const [hit] = (await askPages(PAGES)('promise')).hits;
  expect(hit?.title).toEqual({ text: 'Promise<T>', marks: [{ start: 0, end: 7 }] });
  expect(hit?.text.text).toContain('<script>');
});

test.each<[string, (file: string) => string]>([
  ["the host's page for missing files", () => '<!doctype html><title>Not found</title>'],
  ['nothing', () => ''],
  ['half of it', (file) => file.slice(0, file.length / 2)],
  ['other JSON', () => '{"a":1}'],
  ['null', () => 'null'],
  ['text in place of a list', (file) => file.replace(/\[.*\]/, '"x"')],
  ['another format', (file) => file.replace(/"version":\d+/, '"version":9')],
])('an index replaced by %s is an error to retry', async (_what, damage) => {
  let isDamaged = true;
  const index = buildIndex(PAGES);
  const ask = askIndex(async () => (isDamaged ? damage(index) : index));
  await expect(ask('mock')).rejects.toMatchObject({
    name: 'RetryError',
    message: 'The search index is damaged',
  });
  // The next search tries again.
  isDamaged = false;
  expect((await ask('mock')).hits[0]?.url).toBe('/b');
});
