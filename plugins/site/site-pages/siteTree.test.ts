import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNavigation } from '../../../content/navigation/readNavigation.ts';
import { sitePage } from '../../../tests/support/plugins/site/site-pages/page.ts';
import { readSiteNavigation, siteTree } from './siteTree.ts';

let root: string;

async function write(file: string, content: unknown) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), JSON.stringify(content));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-tree-'));
  await write('en/_nav.json', [
    { text: 'Guide', link: '/guide/start/' },
    { text: 'Menu', items: [] },
    { text: 'Config', link: '/config/' },
  ]);
  await write('en/guide/_meta.json', [{ type: 'dir', name: 'start', label: 'Getting started' }]);
  await write('en/config/_meta.json', ['index', { type: 'dir', name: 'deep' }]);
  await write('wrong/_nav.json', [{ link: '/guide/' }]);
});

afterAll(() => rm(root, { recursive: true }));

const home = sitePage('/');
const pages = [
  home,
  sitePage('/guide/start/', { title: 'Introduction' }),
  sitePage('/guide/start/quick', { title: 'Quick' }),
  sitePage('/config/', { title: 'Configuration' }),
  sitePage('/config/deep', { title: 'Deep options' }),
  sitePage('/config/deep/one', { title: 'one' }),
  sitePage('/other/lone/page', { title: 'Lone' }),
  sitePage('/config/', { language: 'zh', title: '配置' }),
];

async function trailOf(page: string) {
  const config = { root, themeConfig: { locales: [{ lang: 'en', label: 'English' }] } };
  const tree = siteTree(pages, readSiteNavigation(config));
  const found = pages.find((one) => one.page === page) ?? home;
  return tree.trail(found).map(({ name, target }) => `${name} ${target?.page}`);
}

test.each([
  ['/', []],
  ['/config/', []],
  // The navigation entry links to this page.
  ['/guide/start/', []],
  ['/guide/start/quick', ['Guide /guide/start/', 'Getting started /guide/start/']],
  // A group without a label has the title of its page, which can be next to its folder.
  ['/config/deep/one', ['Config /config/', 'Deep options /config/deep']],
  // These folders have no name.
  ['/other/lone/page', []],
])('the trail above %s is %j', async (page, trail) => {
  expect(await trailOf(page)).toEqual(trail);
});

test('each language has its own home page, or none', () => {
  const tree = siteTree(pages, new Map());
  expect(tree.home(sitePage('/config/'))).toBe(home);
  expect(tree.home(sitePage('/config/', { language: 'zh' }))).toBeUndefined();
  expect(tree.trail(sitePage('/config/deep/one'))).toEqual([]);
});

test('a folder without navigation has none; an invalid one is reported', () => {
  expect(readNavigation(root, 'none')).toEqual({ sidebars: new Map(), nav: [] });
  expect(() => readNavigation(root, 'wrong')).toThrow(
    'wrong/_nav.json:1: expected a list of entries, each with a text',
  );
});
