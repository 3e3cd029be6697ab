import { expect, test } from 'vitest';
import type { SiteMap } from '../../../content/navigation/pagesBelow.ts';
import { sidebarOf } from '../../bench/peers/plainSidebar.ts';

const page = (route: string, title: string) => [route, { route, title, description: '' }] as const;

const map: SiteMap = {
  pages: new Map([
    page('/config/', 'Configuration'),
    page('/config/test/', 'Test options'),
    page('/config/test/bail', 'bail'),
    page('/config/test/pool', 'pool'),
  ]),
  folders: new Map([
    [
      '/config/',
      [
        { kind: 'page', name: 'index' },
        { kind: 'folder', name: 'test', label: 'Testing' },
      ],
    ],
    [
      '/config/test/',
      [
        { kind: 'page', name: 'bail' },
        { kind: 'header', label: 'Speed' },
        { kind: 'page', name: 'pool' },
      ],
    ],
  ]),
};

test('a sidebar has the folder’s pages, its headers as groups, and folders with their own page', () => {
  expect(sidebarOf('/config/', map)).toEqual([
    { text: 'Configuration', route: '/config/' },
    {
      text: 'Testing',
      route: '/config/test/',
      entries: [
        { text: 'bail', route: '/config/test/bail' },
        { text: 'Speed', entries: [{ text: 'pool', route: '/config/test/pool' }] },
      ],
    },
  ]);
});
