import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ENGINE } from '../../../../../theme/search/engine/limits.ts';
import { openSite } from '../../../../../theme/search/engine/openSite.ts';
import { parseQuery } from '../../../../../theme/search/engine/parseQuery.ts';
import { search } from '../../../../../theme/search/engine/search.ts';
import { manyPages, open, page, servedFiles } from './support/smallSite.ts';

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
  ['a pair that the limit cuts', `${'m'.repeat(ENGINE.queryLength - 1)}😀`],
  ['a null', '\u0000mock'],
  ['signs of regular expressions', '(.*)[a-z]+$^\\'],
  ['names of objects', 'constructor __proto__ toString'],
  ['emoji', '🚀🚀'],
])('%s breaks nothing', async (_what, query) => {
  const { hits, suggestions } = await search(await open(PAGES), { query });
  for (const text of JSON.stringify(hits).match(/<[^>]*>/g) ?? []) {
    expect(['<mark>', '</mark>']).toContain(text);
  }
  expect(suggestions.length).toBeLessThanOrEqual(ENGINE.suggestions);
});

test('what is beyond 64 characters has no say', () => {
  const query = 'mock '.repeat(2_000);
  expect(parseQuery(query).text).toBe(query.slice(0, ENGINE.queryLength).trim());
});

test('markup of a page is text', async () => {
  const [hit] = (await search(await open(PAGES), { query: 'promise' })).hits;
  expect(hit?.hierarchy.lvl1).toBe('Promise&lt;T&gt;');
  expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>Promise</mark>&lt;T&gt;');
  expect(hit?.content).toContain('&lt;script&gt;');
  expect(hit?._snippetResult.content?.value).not.toContain('<script');
});

type Bytes = Uint8Array<ArrayBuffer>;

function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}

const MANY_PAGES = manyPages(PAGES);
const NOT_FOUND_PAGE = '<!doctype html><title>Not found</title>';

const zipped = (text: string): Bytes => Uint8Array.from(gzipSync(text));

test.each([
  ['a page of the host', () => bytesOf(NOT_FOUND_PAGE)],
  ['nothing', () => bytesOf('')],
  ['half of it', (file: Bytes) => file.slice(0, file.length / 2)],
  ['one wrong byte', (file: Bytes) => file.with(file.length - 30, 0xff ^ (file.at(-30) ?? 0))],
  ['a manifest of something else', () => zipped('{"a":1}')],
  ['half a manifest', () => zipped('{"parts":3,"texts":[[0')],
  ['half a file in gzip', () => zipped('{"parts":3,"texts":[],"terms":[]}').slice(0, 20)],
])('%s in place of the index is an error to retry', async (_what, damage) => {
  const { load } = servedFiles([
    ...PAGES,
    page('/c', { heading: 'Last', prose: ['x '.repeat(99)] }),
  ]);
  const opening = openSite('en', async (path) => damage(await load(path)));
  await expect(opening).rejects.toMatchObject({
    name: 'RetryError',
    message: 'The search index is damaged: search/en.bin',
  });
});

test.each(['texts', 'terms'])('a damaged shard of %s is an error to retry', async (kind) => {
  const { load } = servedFiles(MANY_PAGES);
  const site = await openSite('en', async (path) =>
    path.includes(`/${kind}.`) ? bytesOf(NOT_FOUND_PAGE) : load(path),
  );
  await expect(search(site, { query: 'mock' })).rejects.toMatchObject({ name: 'RetryError' });
});
