import type { SidebarData } from '@rspress/core';
import { describe, expect, test } from 'vitest';
import {
  ancestorGroups,
  breadcrumbs,
  isNamedPage,
  linksInOrder,
  neighbors,
  sidebarTree,
} from './sidebarTree.ts';

const data: SidebarData = [
  { text: 'Start', link: '/start' },
  { dividerType: 'dashed' },
  { sectionHeaderText: 'Reference', tag: 'new' },
  {
    text: 'Config',
    link: '/config/',
    collapsible: true,
    collapsed: true,
    tag: 'beta',
    items: [
      { text: 'bail', link: '/config/bail', context: 'danger' },
      {
        text: 'Build',
        collapsible: true,
        collapsed: false,
        items: [{ text: 'dev', link: '/config/build/dev' }],
      },
    ],
  },
  { text: 'End', link: '/end' },
];
const tree = sidebarTree(data);
const at = (href: string) => (other: string) => other === href;

test('each entry says what it is, with its tag and context', () => {
  expect(tree.map(({ kind, id }) => `${id} ${kind}`)).toEqual([
    '0 link',
    '1 divider',
    '2 header',
    '3 group',
    '4 link',
  ]);
  expect(tree[2]).toMatchObject({ text: 'Reference', tag: 'new' });
  expect(tree[3]).toMatchObject({ tag: 'beta', collapsed: true });
  expect(tree[3]).toMatchObject({ entries: [{ id: '3.0', context: 'danger' }, { id: '3.1' }] });
});

test('a group whose page is among its entries is no link itself', () => {
  const items = [{ text: 'Introduction', link: '/start/' }];
  const group = { text: 'Start', collapsible: true, collapsed: false, items };
  const [own, other] = sidebarTree([
    { ...group, link: '/start/' },
    { ...group, link: '/other/' },
  ]);
  expect([own, other]).toMatchObject([{ href: undefined }, { href: '/other/' }]);
});

test('groups at the same place of two sections have names of their own', () => {
  const id = (section: string) => sidebarTree(data, section)[3]?.id;
  expect(id('/guide/')).not.toBe(id('/config/'));
});

describe('the groups around the current page', () => {
  test.each([
    ['/start', []],
    ['/config/', ['3']],
    ['/config/bail', ['3']],
    ['/config/build/dev', ['3', '3.1']],
    ['/elsewhere', []],
  ])('%s is in %j', (href, groups) => {
    expect(ancestorGroups(tree, at(href)).map(({ id }) => id)).toEqual(groups);
  });
});

test('links come in reading order, a group’s own page first', () => {
  expect(linksInOrder(tree).map(({ text }) => text)).toEqual([
    'Start',
    'Config',
    'bail',
    'dev',
    'End',
  ]);
});

describe('previous and next', () => {
  test.each([
    ['/start', undefined, 'Config'],
    ['/config/bail', 'Config', 'dev'],
    ['/end', 'dev', undefined],
    ['/not-in-the-sidebar', undefined, undefined],
  ])('of %s are %s and %s', (href, previous, next) => {
    const found = neighbors(tree, at(href));
    expect([found.previous?.text, found.next?.text]).toEqual([previous, next]);
  });
});

test.each([
  ['bail', '/config/test/bail.html', true],
  ['bail', '/config/test/bail', true],
  ['Hooks', '/api/test-api/hooks.html', false],
  ['ail', '/config/test/bail.html', false],
])('%s at %s is named after what it documents: %s', (text, href, named) => {
  expect(isNamedPage({ text, href })).toBe(named);
});

test('breadcrumbs are the section’s overview and the groups around the page', () => {
  const group = { collapsible: true, collapsed: false };
  const inner = { ...group, text: 'Build', items: [{ text: 'dev', link: '/config/build/dev' }] };
  const section = sidebarTree([
    { text: 'Configuration', link: '/config/index.html' },
    { ...group, text: 'Options', link: '/config/options', items: [inner] },
    { text: 'Alone', link: '/config/alone' },
  ]);
  const names = (href: string) => breadcrumbs(section, at(href)).map(({ text }) => text);
  expect(names('/config/build/dev')).toEqual(['Configuration', 'Options', 'Build']);
  expect(names('/config/options')).toEqual(['Configuration']);
  expect(names('/config/index.html')).toEqual([]);
  expect(names('/config/alone')).toEqual(['Configuration']);
  expect(names('/elsewhere')).toEqual([]);
});
