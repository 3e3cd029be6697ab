import type { Page, Section } from 'site-search/build';
import { expect, test } from 'vitest';
import { algoliaRecords } from './algoliaRecords.ts';

const section = (level: number, heading: string, rest: Partial<Section> = {}): Section => ({
  level,
  anchor: level === 1 ? '' : heading.toLowerCase(),
  heading,
  names: [],
  phrases: [],
  prose: [],
  rows: [],
  facts: {},
  ...rest,
});

const PAGE: Page = {
  url: '/config/test/bail',
  area: 'Config',
  title: 'bail',
  inboundLinks: 3,
  kind: 'reference',
  sections: [
    section(1, 'bail', { names: ['bail', '--bail'], prose: ['Stops early.'] }),
    section(2, 'Examples'),
    section(3, 'Why', { prose: ['One.'], rows: ['a | b'] }),
    section(2, 'See', { anchor: '' }),
    section(2, 'See', { anchor: '' }),
  ],
};

test('a page has a record for each heading and each line below it', () => {
  const records = algoliaRecords([PAGE]);
  expect(records.map(({ type, url, content }) => [type, url, content])).toEqual([
    ['lvl1', '/config/test/bail', null],
    ['content', '/config/test/bail', 'Stops early.'],
    ['lvl2', '/config/test/bail#examples', null],
    ['lvl3', '/config/test/bail#why', null],
    ['content', '/config/test/bail#why', 'One.'],
    ['content', '/config/test/bail#why', 'a | b'],
    ['lvl2', '/config/test/bail', null],
    ['lvl2', '/config/test/bail', null],
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records[0]?.names).toEqual(['bail', '--bail']);
});

test('a record has the headings above it, and no others', () => {
  const { hierarchy } = algoliaRecords([PAGE]).find(({ type }) => type === 'lvl3') ?? {};
  const rest = { lvl4: null, lvl5: null, lvl6: null };
  expect(hierarchy).toEqual({
    lvl0: 'Config',
    lvl1: 'bail',
    lvl2: 'Examples',
    lvl3: 'Why',
    ...rest,
  });
  const [, last] = algoliaRecords([PAGE]).filter(({ hierarchy }) => hierarchy.lvl2 === 'See');
  expect(last?.hierarchy.lvl3).toBeNull();
});
