import { describe, expect, test } from 'vitest';
import {
  bestMatch,
  filterOverview,
  type OverviewGroup,
  overviewGroups,
} from '../../../theme/overview/overviewGroups.ts';
import type { SidebarEntry } from '../../../theme/sidebar/sidebarTree.ts';

const link = (id: string, text: string, href: string): SidebarEntry => ({
  kind: 'link',
  id,
  text,
  href,
});
const entries: SidebarEntry[] = [
  link('0', 'Configuration', '/config/'),
  { kind: 'header', id: '1', text: 'Files' },
  link('2', 'include', '/config/include'),
  {
    kind: 'group',
    id: '3',
    text: 'Build',
    collapsible: true,
    collapsed: false,
    entries: [link('3.0', 'dev', '/config/build/dev')],
  },
  { kind: 'header', id: '4', text: 'Nothing below' },
  link('5', 'elsewhere', '/api/'),
];
const source = {
  entries,
  isSelf: (href: string) => href === '/config/',
  isBelow: (href: string) => href.startsWith('/config/'),
  pageOf: (href: string) => ({
    description: `About ${href}`,
    headings: [
      { id: 'a', text: 'When to use it', depth: 2 },
      { id: 'b', text: 'Deeper', depth: 3 },
      { id: 'see-also', text: 'See also', depth: 2 },
    ],
  }),
  depths: [2],
  unlisted: ['see-also'],
};

test('pages are below the sidebar’s headers and groups, without the overview itself', () => {
  const groups = overviewGroups(source);
  expect(groups.map(({ name, pages }) => [name, pages.map(({ text }) => text)])).toEqual([
    ['Files', ['include']],
    ['Build', ['dev']],
  ]);
});

test('only the requested depths are listed', () => {
  const [files] = overviewGroups({ ...source, depths: [2, 3] });
  expect(files?.pages[0]?.headings.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(overviewGroups(source)[0]?.pages[0]?.headings.map(({ id }) => id)).toEqual(['a']);
});

test('headings that most pages have are not listed', () => {
  const headings = overviewGroups({ ...source, unlisted: ['a'] })[0]?.pages[0]?.headings;
  expect(headings?.map(({ id }) => id)).toEqual(['see-also']);
});

describe('filter', () => {
  const groups: OverviewGroup[] = [
    {
      name: 'Basics',
      pages: [
        { text: 'test-filter', href: '/f', headings: [{ id: 'x', text: 'By name', depth: 2 }] },
        { text: 'CLI', href: '/c', headings: [{ id: 'y', text: 'Watch mode', depth: 2 }] },
      ],
    },
  ];
  const names = (query: string) =>
    [...filterOverview(groups, query).keys()].map(({ text }) => text);
  test.each([
    ['', ['test-filter', 'CLI']],
    ['  ', ['test-filter', 'CLI']],
    ['TESTFILTER', ['test-filter']],
    ['test-filter', ['test-filter']],
    ['cl-i', ['CLI']],
    ['watch', ['CLI']],
    ['basics', ['test-filter', 'CLI']],
    ['nothing', []],
  ])('%j leaves %j', (query, left) => {
    expect(names(query)).toEqual(left);
  });

  test('a page found by a heading shows only that heading', () => {
    const [headings] = filterOverview(groups, 'watch').values();
    expect(headings?.map(({ id }) => id)).toEqual(['y']);
  });
});

describe('what Enter in the filter opens', () => {
  const page = (text: string, ...headings: string[]) => ({
    text,
    href: `/${text}`,
    headings: headings.map((one) => ({ id: one.toLowerCase(), text: one, depth: 2 })),
  });
  const groups = [
    { name: 'Files', pages: [page('includeSource', 'Retry'), page('include'), page('retry')] },
  ];
  test.each([
    ['the page of that name', 'INCLUDE', '/include'],
    ['otherwise the first page whose name matches', 'source', '/includeSource'],
    ['a page before a heading', 'retr', '/retry'],
    ['the first page of a group', 'files', '/includeSource'],
    ['nothing without text', ' ', undefined],
    ['nothing without a match', 'nowhere', undefined],
  ])('%s', (_, query, href) => {
    expect(bestMatch(filterOverview(groups, query), query)).toBe(href);
  });
  test('a heading if no page matches', () => {
    const only = [{ name: '', pages: [page('pool', 'Workers', 'Threads')] }];
    expect(bestMatch(filterOverview(only, 'thread'), 'thread')).toBe('/pool#threads');
  });
});
