import { expect, test } from 'vitest';
import type { MetaItem } from '../../../content/navigation/metaFiles.ts';
import { LLMS_LIMIT, type LlmsSite, llmsFiles } from './llmsFiles.ts';
import { llmsSections } from './llmsSections.ts';

const page = (route: string, description = 'Words.') => ({
  route,
  title: `[${route}]`,
  description,
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

function site(description?: string): LlmsSite {
  const pages = [page('/guide/start/', description)];
  return {
    language: 'en',
    sections: [{ folder: '/guide/start/', names: ['Guide', 'Start'], pages }],
    description: 'A site.',
    markdownOf: (route) => `# ${route}\n\nText.\n`,
    pageUrl: (route) => `https://site.dev${route}`,
    markdownUrlOf: (route) => `https://site.dev${route}index.md`,
    fileUrl: (path) => `https://site.dev${path}`,
    others: [{ language: 'zh', url: 'https://site.dev/zh/llms.txt' }],
  };
}

test('the index, the full text of a section, and the list of those', () => {
  const files = Object.fromEntries(llmsFiles(site()).map(({ path, content }) => [path, content]));
  expect(files['/guide/start/llms-full.txt']).toBe(
    'Source: https://site.dev/guide/start/\n\n# /guide/start/\n\nText.\n',
  );
  const full =
    '## Full text by section\n\n- [Guide: Start](https://site.dev/guide/start/llms-full.txt): 62 characters\n';
  expect(files['/llms-full.txt']).toMatch(/^# Rstest\n\n> A site\.\n\n/);
  expect(files['/llms-full.txt']?.endsWith(`\n\n${full}`)).toBe(true);
  expect(files['/llms.txt']).toContain(
    '## Guide: Start\n\n- [\\[/guide/start/\\]](https://site.dev/guide/start/index.md): Words.\n',
  );
  expect(files['/llms.txt']).toContain(full);
  expect(files['/llms.txt']).toMatch(
    /\n\n## Optional\n\n- \[简体中文\]\(https:\/\/site\.dev\/zh\/llms\.txt\)\n$/,
  );
});

test('an index that is too long leaves out descriptions; its length is in characters', () => {
  const indexOf = (one: LlmsSite) => llmsFiles(one)[0]?.content ?? '';
  const rest = [...indexOf(site(''))].length;
  const fitting = '\u{1F9EA}'.repeat(LLMS_LIMIT - rest);
  expect([...indexOf(site(fitting))]).toHaveLength(LLMS_LIMIT);
  expect(indexOf(site(`${fitting}.`))).toContain(
    '- [\\[/guide/start/\\]](https://site.dev/guide/start/index.md)\n',
  );
});

test('an index with too many pages only links to the full texts', () => {
  const many = Array.from({ length: 1000 }, (_, i) => page(`/guide/start/${i}`));
  const [section] = site().sections;
  const [index] = llmsFiles({ ...site(), sections: section ? [{ ...section, pages: many }] : [] });
  expect(index?.content).toContain('](https://site.dev/guide/start/llms-full.txt)');
  expect(index?.content).not.toContain('/guide/start/0');
  expect(index?.content.length).toBeLessThan(LLMS_LIMIT);
});
