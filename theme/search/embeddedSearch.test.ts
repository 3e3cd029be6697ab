import type { SearchHit } from 'site-search';
import { buildIndex } from 'site-search/build';
import { createLocalClient } from 'site-search/engine';
import { expect, test } from 'vitest';
import { SYNONYMS } from '../../content/glossary.ts';
import { SEARCH_OPTIONS } from './vocabulary.ts';

test('every line has several different words', () => {
  for (const group of SYNONYMS) {
    expect(group.length, group.join()).toBeGreaterThan(1);
    expect(new Set(group).size, group.join()).toBe(group.length);
  }
});

/** The hits of a query for a page with one section per heading. */
async function search(query: string, ...headings: string[]): Promise<readonly SearchHit[]> {
  const sections = headings.map((heading) => ({
    level: 2,
    anchor: heading,
    heading,
    prose: ['Text of the section.'],
  }));
  const opening = { level: 1, heading: 'Page' };
  const index = buildIndex([{ url: '/page', title: 'Page', sections: [opening, ...sections] }]);
  return (await createLocalClient(async () => index, SEARCH_OPTIONS).search({ query })).hits;
}

async function find(query: string, ...headings: string[]): Promise<string[]> {
  return (await search(query, ...headings)).map(({ title }) => title.text);
}

test.each([
  ['snapshot', '快照'],
  ['mock', '模拟'],
  ['coverage', '覆盖率'],
  ['timeout', '超时'],
  ['hook', '钩子'],
  ['reporter', '报告器'],
  ['parallel', '并发'],
])('%s and %s find each other', async (english, chinese) => {
  expect(await find(english, chinese, 'other')).toEqual([chinese]);
  expect(await find(chinese, english, 'other')).toEqual([english]);
});

test.each(['vi.fn', 'jest.fn', 'vitest.fn'])('%s finds rs.fn', async (name) => {
  expect((await find(name, 'other', 'rs.fn'))[0]).toBe('rs.fn');
});
