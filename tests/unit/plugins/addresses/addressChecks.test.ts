import { describe, expect, test } from 'vitest';
import {
  completeList,
  formatAddressList,
  parseAddressList,
} from '../../../../plugins/addresses/addressList.ts';
import { checkLost, checkUnlisted } from '../../../../plugins/addresses/checkAddresses.ts';
import { findAddress, redirectTable } from '../../../../plugins/addresses/findAddress.ts';
import { sitePages } from '../../../../plugins/addresses/sitePages.ts';
import { formatProblem } from '../../../../plugins/page-data/problem.ts';
import { redirectsOf, siteOf } from './site.ts';

const site = siteOf({ '/new': ['one', 'two'], '/other': [] });
const listed = (...lines: string[]) => parseAddressList(lines.join('\n')).pages;

describe('where an address leads', () => {
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

describe('an address that was published', () => {
  test('is lost when its page is gone, which is said once, with what to do', () => {
    expect(checkLost(listed('/gone #a #b'), site, new Map()).map(formatProblem)).toEqual([
      'docs/addresses.txt:1: /gone is gone, and links to it lead nowhere: add "/gone /where/it/is/now" to docs/redirects.txt',
    ]);
  });

  test('is lost when its heading is gone', () => {
    expect(
      checkLost(listed('# list', '/new #one #gone'), site, new Map()).map(formatProblem),
    ).toEqual([
      'docs/addresses.txt:2: /new#gone is gone, and links to it miss their heading: give a heading {#gone}, or add "/new#gone /page#heading" to docs/redirects.txt (the page alone where no heading answers it)',
    ]);
  });

  test('is lost when its heading is gone in one language', () => {
    const page = (language: string, source: string) => ({ language, route: '/new', source });
    const uneven = sitePages([page('en', '## A {#a}'), page('zh', '## 乙 {#b}')], ['en', 'zh']);
    expect(checkLost(listed('/new #a'), uneven, new Map()).map(({ message }) => message)).toEqual([
      '/new#a is gone in one language (zh): give the heading there {#a}',
    ]);
  });

  test('is not lost where a redirect answers it, or the English page', () => {
    const table = redirectTable(redirectsOf('/gone /other', '/gone#a /new#one'));
    expect(checkLost(listed('/gone #a', '/new #two'), site, table)).toEqual([]);
    const english = sitePages([{ language: 'en', route: '/p', source: '## A {#a}' }], ['en', 'zh']);
    expect(checkLost(listed('/p #a'), english, new Map())).toEqual([]);
  });
});

describe('the list of addresses', () => {
  test('lacks what is new, and says the command', () => {
    expect(checkUnlisted(listed('/new #one'), site).map(formatProblem)).toEqual([
      'docs/addresses.txt:1: /new#two is new: run `npm run addresses -- --write`, so that it is kept from now on',
      'docs/addresses.txt:1: /other is new: run `npm run addresses -- --write`, so that it is kept from now on',
    ]);
  });

  test('gets what is new and keeps what is gone, a line a page, sorted', () => {
    const text = formatAddressList(completeList(listed('/old #x', '/new #gone #one'), site));
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/new #one #two #gone',
      '/old #x',
      '/other',
    ]);
    expect(parseAddressList(text).problems).toEqual([]);
  });

  test('that is no list is refused with the line', () => {
    expect(parseAddressList('/a #b\n/a b').problems.map(formatProblem)).toEqual([
      'docs/addresses.txt:2: expected "/page #heading #heading", got "/a b"',
    ]);
  });
});
