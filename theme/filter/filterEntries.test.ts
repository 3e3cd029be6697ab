import { describe, expect, test } from 'vitest';
import { bestMatch, countPages, type FilterEntry, filterEntries } from './filterEntries.ts';

interface Entry extends FilterEntry<Entry> {}

const group = (text: string, ...children: Entry[]): Entry => ({ text, children });
const page = (text: string, ...children: Entry[]): Entry => ({ text, href: `/${text}`, children });
const heading = (text: string): Entry => ({ text, href: `/p#${text}`, children: [] });
const left = (entries: Entry[], query: string) =>
  filterEntries(entries, query).map(({ text }) => text);

describe('filter', () => {
  const all = ['Basics', 'test-filter', 'By name', 'CLI', 'Watch mode', 'Exit code'];
  const entries = [
    group(
      'Basics',
      page('test-filter', heading('By name')),
      page('CLI', heading('Watch mode'), heading('Exit code')),
    ),
  ];
  test.each([
    ['', all],
    ['  ', all],
    ['TESTFILTER', ['Basics', 'test-filter', 'By name']],
    ['test-filter', ['Basics', 'test-filter', 'By name']],
    ['cl-i', ['Basics', 'CLI', 'Watch mode', 'Exit code']],
    ['watch', ['Basics', 'CLI', 'Watch mode']],
    ['basics', all],
    ['nothing', []],
  ])('%j leaves %j', (query, expected) => {
    expect(left(entries, query)).toEqual(expected);
  });

  test('groups and headings don’t count as pages', () => {
    expect(countPages(filterEntries(entries, ''))).toBe(2);
  });
});

describe('what Enter in the filter opens', () => {
  const best = (entries: Entry[], query: string) =>
    bestMatch(filterEntries(entries, query), query)?.text;
  const entries = [
    group('Files', page('includeSource', heading('Retry')), page('include'), page('retry')),
  ];
  test.each([
    ['the page of that name', 'INCLUDE', 'include'],
    ['otherwise the first page whose name matches', 'source', 'includeSource'],
    ['a page before a heading', 'retr', 'retry'],
    ['the first page of a group', 'files', 'includeSource'],
    ['nothing without text', ' ', undefined],
    ['nothing without a match', 'nowhere', undefined],
  ])('%s', (_, query, expected) => {
    expect(best(entries, query)).toBe(expected);
  });

  test('a heading if no page matches', () => {
    expect(best([group('', page('pool', heading('Workers'), heading('Threads')))], 'thread')).toBe(
      'Threads',
    );
  });
});
