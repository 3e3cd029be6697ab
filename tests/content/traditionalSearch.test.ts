import path from 'node:path';
import { Converter } from 'opencc-js/cn2t';
import { buildIndex } from 'site-search/build';
import { createLocalClient } from 'site-search/engine';
import { describe, expect, test } from 'vitest';
import { searchPages } from '../../plugins/search/search-index/searchPages.ts';
import { chineseText } from '../../plugins/search/zh/traditionalChinese.ts';
import { TAIWAN_TERMS, variantTable } from '../../plugins/search/zh/variantTable.ts';
import { readVariants } from '../../theme/i18n/zh/simplify.ts';
import { SEARCH_OPTIONS } from '../../theme/search/vocabulary.ts';
import tuning from '../bench/search/queries/hant.tuning.json' with { type: 'json' };
import validation from '../bench/search/queries/hant.validation.json' with { type: 'json' };
import { HALVES, readQueries } from '../bench/search/queries.ts';

const simplify = readVariants(variantTable(chineseText(path.resolve('docs'))));
const CHINESE = searchPages().filter(({ language }) => language === 'zh');
const index = buildIndex(CHINESE);
const client = createLocalClient(async () => index, SEARCH_OPTIONS);

/** The first page that's found for a query. */
async function firstPage(query: string): Promise<string | undefined> {
  const { hits } = await client.search({ query });
  return hits[0]?.url.split('#')[0];
}

describe.each([
  ['tuning', tuning],
  ['validation', validation],
])('queries in traditional characters find what those in simplified ones find (%s)', (_, set) => {
  test.each(set)('$query', async ({ query, means }) => {
    const wanted = await firstPage(means);
    expect(wanted).toMatch(/^\/zh\//);
    expect(await firstPage(simplify(query))).toBe(wanted);
  });
});

const HEADINGS = CHINESE.flatMap(({ area, sections }) => [
  area,
  ...sections.map(({ heading }) => heading),
]);
const LABELED = HALVES.flatMap((half) => readQueries('zh', half)).map(({ query }) => query);
const PHRASES = CHINESE.flatMap(({ sections }) => sections.flatMap(({ phrases }) => phrases));

test('what is typed in simplified characters stays as it is', () => {
  const typed = [...HEADINGS, ...PHRASES, ...LABELED];
  expect(typed.filter((text) => simplify(text) !== text)).toEqual([]);
});

test.each(['tw', 'hk'] as const)('titles and headings in the characters of %s', (to) => {
  const convert = Converter({ from: 'cn', to });
  expect(HEADINGS.filter((text) => simplify(convert(text)) !== text)).toEqual([]);
});

test('words of Taiwan stand for words of the pages', () => {
  const text = chineseText(path.resolve('docs'));
  expect(Object.values(TAIWAN_TERMS).filter((word) => !text.includes(word))).toEqual([]);
});
