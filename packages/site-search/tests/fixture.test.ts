import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIndex } from 'site-search/build';
import { createLocalClient } from 'site-search/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import english from './fixture/en.json' with { type: 'json' };
import chinese from './fixture/zh.json' with { type: 'json' };

/** A site about tea, by nothing but what the package exports. */

const OPTIONS = {
  synonyms: [
    ['steep', 'brew', 'water temperature', '水温', '泡'],
    ['kettle', 'boiler', '水壶'],
  ],
};

let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-search-'));
  await writeIndex(path.join(directory, 'en'), english);
  await writeIndex(path.join(directory, 'zh'), chinese);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function search(language: string, query: string) {
  const client = createLocalClient(
    (name) => readFile(path.join(directory, language, name), 'utf8'),
    OPTIONS,
  );
  return client.search({ query });
}

test('an index is a manifest and one chunk', async () => {
  for (const language of ['en', 'zh']) {
    const names = await readdir(path.join(directory, language));
    expect(names.sort()).toEqual([
      'manifest.json',
      expect.stringMatching(/^texts-0\.[\da-f]{8}\.json$/),
    ]);
  }
});

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
])('%s: “%s” finds %s', async (language, query, url) => {
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
