import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { redirectsOf, siteOf } from '../../tests/support/checks/addresses/site.ts';
import { formatAddress, parseRedirects, sitePages } from './address.ts';
import { checkRedirects, resolveRedirects } from './checkAddresses.ts';

const site = siteOf({ '/new': ['one', 'two'], '/other': [] });
const faults = (...lines: string[]) =>
  checkRedirects(redirectsOf(...lines), site).map(formatProblem);

const ADVICE = ': write a path without language and extension, such as /config/test/bail#example';

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
    ['old /new', `old${ADVICE}`],
    ['/zh/old /new', `/zh/old${ADVICE}`],
    ['/old.html /new', `/old.html${ADVICE}`],
    ['/old# /new', `/old#${ADVICE}`],
    ['/old#%E6%A0%87 /new', `/old#%E6%A0%87${ADVICE}`],
    ['/old?a=1 /new', `/old?a=1${ADVICE}`],
  ])('refuses %s with its line', (line, message) => {
    const { problems } = parseRedirects(`# first\n${line}`);
    expect(problems.map(formatProblem)).toEqual([`docs/redirects.txt:2: ${message}`]);
  });

  test('can lead to existing pages and headings', () => {
    expect(faults('/old /new', '/old#a /new#one', '/new#gone /other', '/new#b /new')).toEqual([]);
  });

  test.each([
    ['/old /nowhere', '/nowhere: there is no such page in docs/en and docs/zh'],
    ['/old /new#three', '/new#three: there is no such heading in docs/en and docs/zh'],
    ['/old /old', '/old: there is no such page in docs/en and docs/zh'],
    [
      '/new#one /other',
      '/new#one still exists and would be hidden: remove the line, or rename what is there',
    ],
  ])('may not say %s', (line, message) => {
    expect(faults(line)).toEqual([`docs/redirects.txt:1: ${message}`]);
  });

  test('has no duplicate sources', () => {
    expect(faults('/a /new', '/a /other')).toEqual([
      'docs/redirects.txt:2: /a is already redirected in line 1: remove one of the two',
    ]);
  });

  test('can lead to what has moved itself, but not in a circle', () => {
    const pages = site.get('en') ?? new Map();
    const lines = [
      '/a /b',
      '/a#x /b#one',
      '/b /new',
      '/b#gone /other',
      '/c /b#gone',
      '/x /y',
      '/y /x',
    ];
    const resolved = resolveRedirects(redirectsOf(...lines), pages);
    expect(resolved.map(({ to }) => formatAddress(to))).toEqual([
      '/new',
      '/new#one',
      '/new',
      '/other',
      '/other',
      expect.stringMatching(/^\/[xy]$/),
      expect.stringMatching(/^\/[xy]$/),
    ]);
    expect(checkRedirects(resolved, site)).toHaveLength(2);
  });

  test('reports the language in which a target is missing', () => {
    const page = (language: string, id: string) => {
      return { language, route: '/new', headings: [{ depth: 2, id }] };
    };
    const uneven = sitePages([page('en', 'a'), page('zh', 'b')], ['en', 'zh']);
    expect(
      checkRedirects(redirectsOf('/old /new#a'), uneven).map(({ message }) => message),
    ).toEqual(['/new#a: there is no such heading in docs/zh']);
  });
});
