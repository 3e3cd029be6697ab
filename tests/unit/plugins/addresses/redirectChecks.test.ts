import { describe, expect, test } from 'vitest';
import { checkRedirects } from '../../../../plugins/addresses/checkRedirects.ts';
import { parseRedirects } from '../../../../plugins/addresses/redirect.ts';
import { sitePages } from '../../../../plugins/addresses/sitePages.ts';
import { formatProblem } from '../../../../plugins/page-data/problem.ts';
import { redirectsOf, siteOf } from './site.ts';

const site = siteOf({ '/new': ['one', 'two'], '/other': [] });
const faults = (...lines: string[]) =>
  checkRedirects(redirectsOf(...lines), site).map(formatProblem);

describe('the list of redirects', () => {
  test('is read line by line; comments and empty lines count as lines only', () => {
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
    ['old /new', 'old must begin with /, from the root of the site'],
    ['/zh/old /new', '/zh/old: leave out /zh, an address is that of all languages'],
    ['/old.html /new', '/old.html: leave out .html'],
    ['/old# /new', '/old#: name the heading after #, or leave out #'],
    ['/old#%E6%A0%87 /new', '/old#%E6%A0%87: write the id as it is read, without %'],
    [
      '/old?a=1 /new',
      '/old?a=1: a page\'s path has letters, digits, "-", "_" and "." between single slashes',
    ],
  ])('refuses %s with its line', (line, message) => {
    const { problems } = parseRedirects(`# first\n${line}`);
    expect(problems.map(formatProblem)).toEqual([`docs/redirects.txt:2: ${message}`]);
  });

  test('may lead to pages and headings that are there', () => {
    expect(faults('/old /new', '/old#a /new#one', '/new#gone /other', '/new#b /new')).toEqual([]);
  });

  test.each([
    ['/old /nowhere', '/nowhere: there is no such page in docs/en and docs/zh'],
    [
      '/old /new#three',
      '/new#three: the page has no heading #three in docs/en and docs/zh; name one of its headings, or the page alone',
    ],
    ['/old /old', '/old leads to itself: name where it is now'],
    [
      '/new /other',
      '/new is a page, which nobody would see: take the line out, or rename the page',
    ],
    [
      '/new#one /other',
      '/new#one is a heading, which nobody would see: take the line out, or rename the heading',
    ],
  ])('may not say %s', (line, message) => {
    expect(faults(line)).toEqual([`docs/redirects.txt:1: ${message}`]);
  });

  test('has no chains, no loops, and each source once', () => {
    expect(faults('/a /b', '/b /new', '/c /d', '/d /c', '/b /other')).toEqual([
      'docs/redirects.txt:1: /b is redirected itself, in line 2: write /new',
      'docs/redirects.txt:3: /d is redirected itself, in line 4: write /c',
      'docs/redirects.txt:4: /c is redirected itself, in line 3: write /d',
      'docs/redirects.txt:5: /b is redirected in line 2 already: keep one of the two',
    ]);
  });

  test('names the language in which a target is missing', () => {
    const page = (language: string, source: string) => ({ language, route: '/new', source });
    const uneven = sitePages([page('en', '## A {#a}'), page('zh', '## 乙 {#b}')], ['en', 'zh']);
    expect(
      checkRedirects(redirectsOf('/old /new#a'), uneven).map(({ message }) => message),
    ).toEqual([
      '/new#a: the page has no heading #a in docs/zh; name one of its headings, or the page alone',
    ]);
  });
});
