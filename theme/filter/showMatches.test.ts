// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { followBestMatch, showMatches } from './showMatches.ts';

const OVERVIEW = `
  <section><h2>Basics</h2><ul>
    <li><a href="/test-filter">test-filter</a><ul><li><a href="/test-filter#n">By name</a></li></ul></li>
    <li><a href="/cli">CLI</a><p>Options</p>
      <ul><li><a href="/cli#w">Watch mode</a></li><li><a href="/cli#r">Retry</a></li></ul></li>
  </ul></section>
  <section><ul>
    <li><a href="/includeSource">includeSource</a></li>
    <li><a href="/include">include</a></li>
    <li><a href="/retry">retry</a></li>
  </ul></section>
  <p data-filter-status></p>`;

function filtered(query: string): HTMLElement {
  const overview = document.createElement('div');
  overview.innerHTML = OVERVIEW;
  showMatches(overview, 'nothing', 'nothing');
  showMatches(overview, query, query);
  return overview;
}

const BASICS = ['test-filter', 'By name', 'CLI', 'Watch mode', 'Retry'];
const REST = ['includeSource', 'include', 'retry'];

test.each([
  ['', [...BASICS, ...REST], ''],
  ['  ', [...BASICS, ...REST], ''],
  ['TESTFILTER', ['test-filter', 'By name'], '1 page'],
  ['test-filter', ['test-filter', 'By name'], '1 page'],
  ['cl-i', ['CLI', 'Watch mode', 'Retry'], '1 page'],
  ['watch', ['CLI', 'Watch mode'], '1 page'],
  ['basics', BASICS, '2 pages'],
  ['nothing', [], 'No matching page or heading: nothing'],
])('%j leaves %j', (query, expected, status) => {
  const overview = filtered(query);
  const links = [...overview.querySelectorAll('a')].filter((link) => !link.closest('[hidden]'));
  expect(links.map((link) => link.textContent)).toEqual(expected);
  expect(overview.querySelector('p[data-filter-status]')?.textContent).toBe(status);
});

describe('what Enter in the filter opens', () => {
  test.each([
    ['the page of that name', 'INCLUDE', '/include'],
    ['otherwise the first page whose name matches', 'source', '/includeSource'],
    ['a page before a heading', 'retr', '/retry'],
    ['a heading if no page matches', 'watch', '/cli#w'],
    ['the first page of a group', 'basics', '/test-filter'],
    ['nothing without text', ' ', undefined],
    ['nothing without a match', 'nowhere', undefined],
  ])('%s', (_, query, expected) => {
    const overview = filtered(query);
    const followed = vi.fn();
    overview.addEventListener('click', (event) => {
      event.preventDefault();
      followed((event.target as Element).getAttribute('href'));
    });
    followBestMatch(overview, query);
    expect(followed.mock.calls).toEqual(expected ? [[expected]] : []);
  });
});
