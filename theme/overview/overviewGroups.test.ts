import { expect, test } from 'vitest';
import type { SidebarEntry } from '../sidebar/sidebarTree.ts';
import { overviewGroups } from './overviewGroups.ts';

const link = (id: string, text: string, href: string): SidebarEntry => ({
  kind: 'link',
  id,
  text,
  href,
});
const entries: SidebarEntry[] = [
  link('0', 'Configuration', '/config/'),
  { kind: 'header', id: '1', text: 'Files' },
  link('2', 'include', '/config/include'),
  {
    kind: 'group',
    id: '3',
    text: 'Build',
    collapsible: true,
    collapsed: false,
    entries: [link('3.0', 'dev', '/config/build/dev')],
  },
  { kind: 'header', id: '4', text: 'Nothing below' },
  link('5', 'elsewhere', '/api/'),
];
const source = {
  entries,
  isSelf: (href: string) => href === '/config/',
  isBelow: (href: string) => href.startsWith('/config/'),
  pageOf: (href: string) => ({
    description: `About ${href}`,
    headings: [
      { id: 'a', text: 'When to use it', depth: 2 },
      { id: 'b', text: 'Deeper', depth: 3 },
      { id: 'see-also', text: 'See also', depth: 2 },
    ],
  }),
  depths: [2],
  unlisted: ['see-also'],
};

test('pages are below the sidebar’s headers and groups, without the overview itself', () => {
  const groups = overviewGroups(source);
  expect(groups.map(({ name, pages }) => [name, pages.map(({ text }) => text)])).toEqual([
    ['Files', ['include']],
    ['Build', ['dev']],
  ]);
});

test('only the requested depths are listed', () => {
  const [files] = overviewGroups({ ...source, depths: [2, 3] });
  expect(files?.pages[0]?.headings.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(overviewGroups(source)[0]?.pages[0]?.headings.map(({ id }) => id)).toEqual(['a']);
});

test('headings that most pages have are not listed', () => {
  const headings = overviewGroups({ ...source, unlisted: ['a'] })[0]?.pages[0]?.headings;
  expect(headings?.map(({ id }) => id)).toEqual(['see-also']);
});
