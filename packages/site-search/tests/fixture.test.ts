import { buildIndex } from 'site-search/build';
import { createLocalClient } from 'site-search/engine';
import { expect, test } from 'vitest';
import english from './fixture/en.json' with { type: 'json' };
import chinese from './fixture/zh.json' with { type: 'json' };

/** A site about tea, by nothing but what the package exports. */

const OPTIONS = {
  synonyms: [
    ['steep', 'brew', 'water temperature', '水温', '泡'],
    ['kettle', 'boiler', '水壶'],
  ],
};

const INDEXES = { en: buildIndex(english), zh: buildIndex(chinese) };

function search(language: keyof typeof INDEXES, query: string) {
  return createLocalClient(async () => INDEXES[language], OPTIONS).search({ query });
}

test.each([
  ['en', 'green tea', '/tea/green'],
  ['en', 'keepwarm', '/equipment/kettle#keepwarm'],
  ['en', '--keep-warm', '/equipment/kettle#keepwarm'],
  ['en', 'keep wa', '/equipment/kettle#keepwarm'],
  ['en', 'temprature', '/tea/green#water'],
  ['en', 'gyokuro', '/tea/green#water'],
  ['en', 'how do I brew it', '/tea/green#water'],
  ['en', 'keep warm', '/equipment/kettle#keepwarm'],
  ['en', '水壶', '/equipment/kettle'],
  ['zh', '绿茶', '/zh/tea/green'],
  ['zh', '免烫', '/zh/tea/black#milk'],
  ['zh', '怎么泡', '/zh/tea/green#water'],
  ['zh', 'boiler', '/zh/equipment/kettle'],
] as const)('%s: “%s” finds %s', async (language, query, url) => {
  expect((await search(language, query)).hits[0]?.url).toBe(url);
});

test('a hit says where it is and shows what matched', async () => {
  const { hits } = await search('en', 'milk');
  expect(hits[0]).toEqual({
    url: '/tea/black#milk',
    area: 'Teas',
    page: 'Black tea',
    parents: [],
    title: { text: 'With milk', marks: [{ start: 5, end: 9 }] },
    text: {
      text: 'Add milk once the leaves are out, so that it…',
      marks: [{ start: 4, end: 8 }],
    },
    facts: {},
  });
});

test('nothing is found for what is not there, and something similar is suggested', async () => {
  expect(await search('en', 'kexxtle')).toMatchObject({
    hits: [],
    suggestions: ['Kettle', 'The kettle of 1998'],
  });
  expect((await search('zh', '咖啡')).hits).toEqual([]);
});
