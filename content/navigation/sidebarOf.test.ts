import { expect, test } from 'vitest';
import type { MetaItem } from './metaFiles.ts';
import { sidebarOf } from './sidebarOf.ts';

const PAGES = {
  'plain/index': 'Plain',
  'plain/b': 'Bee',
  'plain/a': 'Aye',
  'plain/inner': 'Beside',
  'plain/inner/z': 'Zed',
  'indexed/index': 'Index',
  'indexed/deep/index': 'Deep',
  'indexed/deep/q': 'Q',
};

const pages = Object.entries(PAGES).map(([name, title]) => ({
  route: `/${name.replace(/index$/, '')}`,
  title,
  description: '',
  tag: 'new',
}));

/** The sidebar of a folder in Chinese, without fields that have no value. */
function shown(folder: string, metas: Record<string, MetaItem[]> = {}) {
  const entries = sidebarOf(folder, {
    prefix: '/zh',
    metas: new Map(Object.entries(metas)),
    nav: undefined,
    pages: new Map(pages.map((page) => [page.route, page])),
  });
  return JSON.parse(JSON.stringify(entries));
}

const link = (text: string, href: string) => ({ text, link: `/zh${href}`, tag: 'new' });

test('a folder without a list begins with its index; a page beside a folder is the folder’s own', () => {
  expect(shown('/plain/')).toEqual([
    link('Plain', '/plain/'),
    link('Aye', '/plain/a'),
    link('Bee', '/plain/b'),
    { ...link('Beside', '/plain/inner'), items: [link('Zed', '/plain/inner/z')] },
  ]);
});

test('the index of a folder is its own page, unless it’s in the list', () => {
  const dir: MetaItem = { type: 'dir', name: 'deep', label: 'Named' };
  const own = { '/indexed/': [dir], '/indexed/deep/': ['q'] };
  const q = link('Q', '/indexed/deep/q');
  expect(shown('/indexed/', own)).toEqual([{ ...link('Named', '/indexed/deep/'), items: [q] }]);
  expect(shown('/indexed/', { ...own, '/indexed/deep/': ['index', 'q'] })).toEqual([
    { text: 'Named', items: [link('Deep', '/indexed/deep/'), q] },
  ]);
});

test('headers, dividers, and links', () => {
  const items = [
    { type: 'section-header', label: 'Part' },
    { type: 'divider', dashed: true },
    { type: 'custom-link', label: 'Here', link: '/plain/a' },
    { type: 'custom-link', label: 'Out', link: 'https://out.example' },
  ] as MetaItem[];
  expect(shown('/', { '/': items })).toEqual([
    { sectionHeaderText: 'Part' },
    { dividerType: 'dashed' },
    { text: 'Here', link: '/zh/plain/a' },
    { text: 'Out', link: 'https://out.example' },
  ]);
});

test('entries for pages and folders that don’t exist are left out', () => {
  const items: MetaItem[] = ['gone', { type: 'dir', name: 'gone' }];
  expect(shown('/', { '/': items })).toEqual([]);
});

test('a section header that says whether it’s collapsed is a group up to the next header', () => {
  const items = [
    'b',
    { type: 'section-header', label: 'Folded', collapsed: true },
    'a',
    { type: 'section-header', label: 'Not folded' },
    'inner',
  ] as MetaItem[];
  expect(shown('/plain/', { '/plain/': items })).toEqual([
    link('Bee', '/plain/b'),
    { text: 'Folded', collapsible: true, collapsed: true, items: [link('Aye', '/plain/a')] },
    { sectionHeaderText: 'Not folded' },
    link('Beside', '/plain/inner'),
  ]);
});
