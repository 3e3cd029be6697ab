import { expect, test } from 'vitest';
import type { MetaItem } from '../../../content/navigation/metaFiles.ts';
import { type LlmsSite, llmsFiles } from './llmsFiles.ts';
import { llmsSections } from './llmsSections.ts';

const page = (route: string) => ({
  route,
  title: `[${route}]`,
  description: 'Words.',
});

const metas = new Map<string, MetaItem[]>([
  [
    '/guide/',
    [
      { type: 'dir', name: 'start', label: 'Getting started' },
      { type: 'dir', name: 'more' },
    ],
  ],
  ['/guide/start/', ['second', 'first']],
]);
const nav = [
  { text: 'Guide', link: '/guide/start/' },
  { text: 'Elsewhere', link: 'https://else.dev' },
  { text: 'Config', link: '/config/' },
];
const ROUTES = [
  '/',
  '/config/',
  '/config/test/bail',
  '/guide/more/a',
  '/guide/start/',
  '/guide/start/first',
  '/guide/start/second',
  '/guide/start/unlisted',
  '/zoo',
];

test('every page is in one section, in the order of navigation and sidebar', () => {
  const pages = new Map(ROUTES.map((route) => [route, page(route)]));
  const found = llmsSections({ prefix: '', metas, nav, pages });
  expect(found.map(({ names, pages }) => [names, pages.map(({ route }) => route)])).toEqual([
    [
      ['Guide', 'Getting started'],
      ['/', '/guide/start/', '/guide/start/second', '/guide/start/first', '/guide/start/unlisted'],
    ],
    [['Guide', 'more'], ['/guide/more/a']],
    [
      ['Config', 'test'],
      ['/config/', '/config/test/bail', '/zoo'],
    ],
  ]);
});

function site(): LlmsSite {
  const pages = [{ route: '/', title: 'Home', description: 'A site.' }];
  const below = [page('/guide/start/')];
  const tree = {
    prefix: '',
    metas,
    nav,
    pages: new Map([...below, ...pages].map((listed) => [listed.route, listed])),
  };
  const copies = new Map([
    ['/index.md', '# Home\n'],
    ['/guide/start/index.md', '# Start\n\nText.\n'],
  ]);
  return { language: 'en', others: ['zh'], tree, url: 'https://site.dev', copies };
}

test('the index, the full text of a section, and the list of those', () => {
  const files = llmsFiles(site());
  expect(files.get('/guide/start/llms-full.txt')).toBe(
    'Source: https://site.dev/\n\n# Home\n\n---\n\nSource: https://site.dev/guide/start/\n\n# Start\n\nText.\n',
  );
  const full =
    '## Full text by section\n\n- [Guide: Getting started](https://site.dev/guide/start/llms-full.txt): 94 characters\n';
  expect(files.get('/llms-full.txt')).toMatch(/^# Rstest\n\n> A site\.\n\n/);
  expect(files.get('/llms-full.txt')?.endsWith(`\n\n${full}`)).toBe(true);
  expect(files.get('/llms.txt')).toContain(
    '## Guide: Getting started\n\n- [Home](https://site.dev/index.md): A site.\n' +
      '- [\\[/guide/start/\\]](https://site.dev/guide/start/index.md): Words.\n',
  );
  expect(files.get('/llms.txt')).toContain(full);
  expect(files.get('/llms.txt')).toMatch(
    /\n\n## Optional\n\n- \[简体中文\]\(https:\/\/site\.dev\/zh\/llms\.txt\)\n$/,
  );
});
