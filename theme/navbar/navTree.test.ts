import { describe, expect, test } from 'vitest';
import { dropdownLinks, isCurrentEntry, navTree } from './navTree.ts';

test('an item is on the right unless it says otherwise', () => {
  const [left, right] = navTree([
    { text: 'Guide', link: '/guide/', position: 'left' },
    { text: 'Blog', link: '/blog/' },
  ]);
  expect([left?.position, right?.position]).toEqual(['left', 'right']);
});

test('a group keeps its entries and its own page', () => {
  const [group] = navTree([{ text: 'More', link: '/more/', items: [{ text: 'A', link: '/a' }] }]);
  expect(group).toMatchObject({
    text: 'More',
    href: '/more/',
    children: [{ text: 'A', href: '/a' }],
  });
});

test('a dropdown lists the group’s own page, its entries and those inside them', () => {
  const [group] = navTree([
    {
      text: 'More',
      link: '/more/',
      tag: 'new',
      items: [
        { text: 'A', link: '/a' },
        { text: 'Inner', items: [{ text: 'B', link: '/b' }] },
      ],
    },
  ]);
  expect(group && dropdownLinks(group)).toEqual([
    { text: 'More', href: '/more/', tag: 'new' },
    { text: 'A', href: '/a' },
    { text: 'B', href: '/b' },
  ]);
});

describe('the current entry', () => {
  const [entry, plain, group, home, homeZh, withHash, name] = navTree([
    { text: 'Guide', link: '/guide/start/', activeMatch: '^(/[^/]+)?/guide/' },
    { text: 'Config', link: '/config/index.html' },
    { text: 'More', items: [{ text: 'API', link: '/api/' }] },
    { text: 'Home', link: '/' },
    { text: '首页', link: '/zh/' },
    { text: 'Versions', link: '/guide/versions#old' },
    { text: 'Index', link: '/reindex' },
  ]);
  test.each([
    ['activeMatch', entry, '/guide/basic/cli', true],
    ['activeMatch in Chinese', entry, '/zh/guide/basic/cli', true],
    ['activeMatch elsewhere', entry, '/config/', false],
    ['below its link', plain, '/config/test/bail', true],
    ['next to its link', plain, '/configuration', false],
    ['a child is current', group, '/api/rstest/utilities', true],
    ['no child is current', group, '/guide/', false],
    ['home is not everywhere', home, '/guide/', false],
    ['home in Chinese is not everywhere', homeZh, '/zh/guide/', false],
    ['a link with a hash', withHash, '/guide/versions', true],
    ['a name that ends with index', name, '/reindex', true],
  ])('%s', (_, item, path, expected) => {
    expect(item && isCurrentEntry(item, path)).toBe(expected);
  });
});
