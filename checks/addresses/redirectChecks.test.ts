import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { redirectsOf, siteOf } from '../../tests/support/checks/addresses/site.ts';
import { parseRedirects, sitePages } from './address.ts';
import { checkRedirects } from './checkRedirects.ts';

const site = siteOf({ '/new': ['one', 'two'], '/other': [] });
const faults = (...lines: string[]) =>
  checkRedirects(redirectsOf(...lines), site).map(formatProblem);

describe('the list of redirects', () => {
  test('is parsed line by line; comments and empty lines only count as lines', () => {
    const { redirects, problems } = parseRedirects(
      '# why\n\n/old /new\r\n  /old#标题   /new#one\n',
    );
    expect(problems).toEqual([]);
    expect(redirects).toEqual([
      { from: { route: '/old', id: '' }, to: { route: '/new', id: '' }, line: 3 },
      { from: { route: '/old', id: '标题' }, to: { route: '/new', id: 'one' }, line: 4 },
    ]);
  });

  test.each([
    ['/old', 'expected two addresses, "/before /now", got "/old"'],
    ['/old -> /new', 'expected two addresses, "/before /now", got "/old -> /new"'],
    ['old /new', 'old must start with /, relative to the root of the site'],
    ['/zh/old /new', '/zh/old: leave out /zh, because addresses apply to all languages'],
    ['/old.html /new', '/old.html: leave out .html'],
    ['/old# /new', '/old#: add a heading ID after #, or leave out #'],
    ['/old#%E6%A0%87 /new', '/old#%E6%A0%87: write the ID decoded, without %'],
    [
      '/old?a=1 /new',
      '/old?a=1: a page\'s path consists of letters, digits, "-", "_", and "." between single slashes',
    ],
  ])('refuses %s with its line', (line, message) => {
    const { problems } = parseRedirects(`# first\n${line}`);
    expect(problems.map(formatProblem)).toEqual([`docs/redirects.txt:2: ${message}`]);
  });

  test('can lead to existing pages and headings', () => {
    expect(faults('/old /new', '/old#a /new#one', '/new#gone /other', '/new#b /new')).toEqual([]);
  });

  test.each([
    ['/old /nowhere', '/nowhere: there is no such page in docs/en and docs/zh'],
    [
      '/old /new#three',
      '/new#three: the page has no heading #three in docs/en and docs/zh; use one of its headings, or only the page',
    ],
    ['/old /old', '/old redirects to itself: use its new address'],
    [
      '/new /other',
      '/new is an existing page and would be hidden: remove the line, or rename the page',
    ],
    [
      '/new#one /other',
      '/new#one is an existing heading and would be hidden: remove the line, or rename the heading',
    ],
  ])('may not say %s', (line, message) => {
    expect(faults(line)).toEqual([`docs/redirects.txt:1: ${message}`]);
  });

  test('has no chains, loops, or duplicate sources', () => {
    expect(faults('/a /b', '/b /new', '/c /d', '/d /c', '/b /other')).toEqual([
      'docs/redirects.txt:1: /b is itself redirected in line 2: use /new',
      'docs/redirects.txt:3: /d is itself redirected in line 4: use /c',
      'docs/redirects.txt:4: /c is itself redirected in line 3: use /d',
      'docs/redirects.txt:5: /b is already redirected in line 2: remove one of the two',
    ]);
  });

  test('reports the language in which a target is missing', () => {
    const page = (language: string, id: string) => {
      return { language, route: '/new', headings: [{ depth: 2, id }] };
    };
    const uneven = sitePages([page('en', 'a'), page('zh', 'b')], ['en', 'zh']);
    expect(
      checkRedirects(redirectsOf('/old /new#a'), uneven).map(({ message }) => message),
    ).toEqual([
      '/new#a: the page has no heading #a in docs/zh; use one of its headings, or only the page',
    ]);
  });
});
