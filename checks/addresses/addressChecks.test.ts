import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { redirectsOf, siteOf } from '../../tests/support/checks/addresses/site.ts';
import { sitePages } from './address.ts';
import { parseAddressList } from './addressList.ts';
import { checkLost, checkNewAddresses, findAddress, redirectTable } from './checkAddresses.ts';

const site = siteOf({ '/new': ['one', 'two'], '/other': [] });
const listed = (...lines: string[]) => parseAddressList(lines.join('\n')).pages;

describe('resolving an address', () => {
  const table = redirectTable(
    redirectsOf('/old /new', '/old#a /new#one', '/part /new#two', '/new#gone /other'),
  );
  test.each([
    ['/new', '/new'],
    ['/new#one', '/new#one'],
    ['/new#gone', '/other'],
    ['/old', '/new'],
    ['/old#a', '/new#one'],
    // The heading moved with its page.
    ['/old#two', '/new#two'],
    ['/old#lost', undefined],
    ['/new#lost', undefined],
    // Its page is a section now: the fragment would be replaced.
    ['/part#one', undefined],
    ['/nowhere', undefined],
  ])('%s leads to %s', (from, to) => {
    const [route = '', id = ''] = from.split('#');
    const [toRoute = '', toId = ''] = to?.split('#') ?? [];
    const pages = site.get('en') ?? new Map();
    expect(findAddress({ route, id }, pages, table)).toEqual(
      to === undefined ? undefined : { route: toRoute, id: toId },
    );
  });
});

describe('a published address', () => {
  test('is lost if its heading is gone', () => {
    expect(
      checkLost(listed('# list', '/new #one #gone'), site, new Map()).map(formatProblem),
    ).toEqual([
      'docs/addresses.txt:2: /new#gone is gone, and links to it miss their heading: give a heading {#gone}, or add "/new#gone /page#heading" to docs/redirects.txt (only the page if no heading matches)',
    ]);
  });

  test('is lost if its heading is gone in one language', () => {
    const page = (language: string, id: string) => {
      return { language, route: '/new', headings: [{ depth: 2, id }] };
    };
    const uneven = sitePages([page('en', 'a'), page('zh', 'b')], ['en', 'zh']);
    expect(checkLost(listed('/new #a'), uneven, new Map()).map(({ message }) => message)).toEqual([
      '/new#a is gone in one language (zh): give the heading there {#a}',
    ]);
  });

  test('is not lost if it is redirected, or has an English fallback', () => {
    const table = redirectTable(redirectsOf('/gone /other', '/gone#a /new#one'));
    expect(checkLost(listed('/gone #a', '/new #two'), site, table)).toEqual([]);
    const page = { language: 'en', route: '/p', headings: [{ depth: 2, id: 'a' }] };
    const english = sitePages([page], ['en', 'zh']);
    expect(checkLost(listed('/p #a'), english, new Map())).toEqual([]);
  });
});

describe('the list of addresses', () => {
  test('reports new addresses, with the command to add them', () => {
    expect(checkNewAddresses(listed('/new #one'), site).map(formatProblem)).toEqual([
      'docs/addresses.txt:1: /new#two is new: run `npm run fix` to add it to the list',
      'docs/addresses.txt:1: /other is new: run `npm run fix` to add it to the list',
    ]);
  });

  test('reports invalid lines', () => {
    expect(parseAddressList('/a #b\n/a b').problems.map(formatProblem)).toEqual([
      'docs/addresses.txt:2: expected "/page #heading #heading", got "/a b"',
    ]);
  });
});
