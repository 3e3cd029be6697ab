import { describe, expect, test } from 'vitest';
import {
  bestMatch,
  type FilterGroup,
  filterOverview,
} from '../../../theme/overview/filterOverview.ts';

describe('filter', () => {
  const groups: FilterGroup[] = [
    {
      name: 'Basics',
      pages: [
        { text: 'test-filter', href: '/f', headings: [{ text: 'By name', href: '/f#x' }] },
        { text: 'CLI', href: '/c', headings: [{ text: 'Watch mode', href: '/c#y' }] },
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
    expect(headings?.map(({ href }) => href)).toEqual(['/c#y']);
  });
});

describe('what Enter in the filter opens', () => {
  const page = (text: string, ...headings: string[]) => ({
    text,
    href: `/${text}`,
    headings: headings.map((one) => ({ text: one, href: `/${text}#${one.toLowerCase()}` })),
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
