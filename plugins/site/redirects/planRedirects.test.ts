import { describe, expect, test } from 'vitest';
import { formatAddress } from '../../../checks/addresses/address.ts';
import { redirectsOf, siteOf } from '../../../tests/support/checks/addresses/site.ts';
import { planRedirects } from './planRedirects.ts';

const pages = siteOf({ '/new': ['one', 'two'], '/other': ['x'] }).get('en') ?? new Map();

/** The plan of a list, as text. */
function planOf(...lines: string[]) {
  const { moved, fragments } = planRedirects(redirectsOf(...lines), pages);
  const shown = (headings: ReadonlyMap<string, { route: string; id: string }>) =>
    [...headings].map(([id, target]) => `#${id} ${formatAddress(target)}`);
  return {
    moved: moved.map((page) => [page.from, formatAddress(page.to), ...shown(page.fragments)]),
    fragments: [...fragments].map(([route, headings]) => [route, ...shown(headings)]),
  };
}

describe('moved headings', () => {
  test('are redirected by the page that lost them', () => {
    expect(planOf('/new#gone /other#x', '/new#before /new#two')).toEqual({
      moved: [],
      fragments: [['/new', '#gone /other#x', '#before /new#two']],
    });
  });

  test('need no redirect if the reader arrives there anyway', () => {
    expect(planOf('/new#gone /new', '/old /new', '/old#one /new#one', '/old#top /new')).toEqual({
      moved: [['/old', '/new']],
      fragments: [],
    });
  });

  test('of a moved page are redirected by its static page, unless the fragment leads there', () => {
    expect(planOf('/old /new', '/old#one /new#two', '/old#two /new#two', '/old#b /other')).toEqual({
      moved: [['/old', '/new', '#one /new#two', '#b /other']],
      fragments: [],
    });
  });

  test('of a page that became a section are redirected, unless all lead there', () => {
    expect(planOf('/a /new#one', '/a#x /new#one', '/b /new#one', '/b#x /other#x').moved).toEqual([
      ['/a', '/new#one'],
      ['/b', '/new#one', '#x /other#x'],
    ]);
  });
});
