import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { redirectsOf, siteOf } from '../../tests/support/checks/addresses/site.ts';
import { parseAddressList, sitePages } from './address.ts';
import { checkLost, findAddress, newAddresses, redirectTable } from './checkAddresses.ts';

const site = siteOf({ '/new': ['one', 'two'], '/other': [] });
const listed = (...lines: string[]) => parseAddressList(lines.join('\n'));

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

test('addresses that are not in the list are new', () => {
  expect([...newAddresses(listed('/new #one'), site)]).toEqual(['/new#two', '/other']);
});
