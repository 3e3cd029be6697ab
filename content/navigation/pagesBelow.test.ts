import { expect, test } from 'vitest';
import type { MetaItem } from './metaFiles.ts';
import { listedBelow, pagesBelow } from './pagesBelow.ts';
import { sidebarTree } from './sidebarTree.ts';

function below(route: string, routes: string[], metas: Record<string, MetaItem[]> = {}) {
  const pages = routes.map((each) => ({ route: each, title: `T${each}`, description: 'D' }));
  const tree = {
    prefix: '/zh',
    metas: new Map(Object.entries(metas)),
    pages: new Map(pages.map((page) => [page.route, page])),
    nav: undefined,
  };
  return listedBelow(route, tree).map((group) => [
    group.name,
    ...group.pages.map((page) => page.route),
  ]);
}

test('pages are in the order of the sidebar, in its groups', () => {
  const routes = ['/a/', '/a/one', '/a/two', '/a/three', '/b/', '/a/x/', '/a/x/y'];
  const metas: Record<string, MetaItem[]> = {
    '/a/': [
      'index',
      'two',
      { type: 'section-header', label: 'Header' },
      { type: 'file', name: 'one', label: 'One', icon: 'x' },
      { type: 'divider' },
      { type: 'dir', name: 'x', label: 'Folder' },
      { type: 'custom-link', link: '/b/', label: 'B' },
      'three.mdx',
    ],
    '/a/x/': ['y'],
  };
  expect(below('/a/', routes, metas)).toEqual([
    ['', '/a/two'],
    ['Header', '/a/one'],
    ['Folder', '/a/x/', '/a/x/y'],
    ['Header', '/a/three'],
  ]);
});

test('a folder without a label is named after its page, or else by its name', () => {
  const metas: Record<string, MetaItem[]> = {
    '/a/': [
      { type: 'dir', name: 'x' },
      { type: 'dir', name: 'y' },
    ],
  };
  expect(below('/a/', ['/a/x', '/a/x/1', '/a/y/1'], metas)).toEqual([
    ['T/a/x', '/a/x', '/a/x/1'],
    ['y', '/a/y/1'],
  ]);
});

test('a folder without _meta.json is listed by name, its own page first', () => {
  expect(below('/', ['/', '/b', '/a/2', '/a/1', '/a/'])).toEqual([
    ['T/a/', '/a/', '/a/1', '/a/2'],
    ['', '/b'],
  ]);
});

test('an overview doesn’t have to be the index of its folder', () => {
  expect(below('/a', ['/a', '/a/1'], { '/a/': ['1'] })).toEqual([['', '/a/1']]);
});

test('a page that isn’t the section’s overview lists its own part of the sidebar', () => {
  const group = { collapsible: true, collapsed: false };
  const entries = sidebarTree([
    { text: 'Configuration', link: '/config/' },
    { sectionHeaderText: 'Elsewhere' },
    { text: 'Guide', link: '/guide' },
    {
      ...group,
      text: 'Build',
      link: '/config/build/',
      items: [{ text: 'dev', link: '/config/build/dev' }],
    },
  ]);
  const shown = (href: string) =>
    pagesBelow(href, entries).map(({ name, href: own, pages }) => [
      name,
      own,
      ...pages.map(({ text }) => text),
    ]);
  expect(shown('/config/')).toEqual([['Build', '/config/build/', 'dev']]);
  expect(shown('/config/build/')).toEqual([['Build', undefined, 'dev']]);
});

test('pages that are listed but missing, and empty groups, are left out', () => {
  const metas: Record<string, MetaItem[]> = {
    '/a/': ['gone', { type: 'section-header', label: 'Empty' }, 'gone-too'],
  };
  expect(below('/a/', ['/a/'], metas)).toEqual([]);
});

test('a group lists its pages, also those of other folders, and their folder doesn’t', () => {
  const metas: Record<string, MetaItem[]> = {
    '/a/': [
      { type: 'dir', name: 'x' },
      { type: 'dir', name: 'y' },
    ],
    '/a/x/': ['one'],
    '/a/y/': ['../x/two', 'three'],
  };
  const routes = ['/a/x/', '/a/x/one', '/a/x/two', '/a/y/', '/a/y/three'];
  expect(below('/a/y/', routes, metas)).toEqual([['', '/a/x/two', '/a/y/three']]);
  expect(below('/a/x/', routes, metas)).toEqual([['', '/a/x/one']]);
});
