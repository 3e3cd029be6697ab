import { expect, test } from 'vitest';
import { sitePage } from '../../../tests/support/plugins/site/site-pages/page.ts';
import { siteTree } from './siteTree.ts';

const home = sitePage('/');
const pages = [
  home,
  sitePage('/config/', { title: 'Configuration' }),
  sitePage('/config/deep/', { title: 'Deep options' }),
  sitePage('/config/deep/one', { title: 'one' }),
  sitePage('/other/lone/page', { title: 'Lone' }),
  sitePage('/config/', { language: 'zh', title: '配置' }),
];
const locale = { lang: 'en', label: 'English' };
const config = {
  themeConfig: {
    locales: [
      {
        ...locale,
        nav: { default: [{ text: 'Config', link: '/config/' }] },
        sidebar: {
          '/config': [
            { text: 'Overview', link: '/config/' },
            {
              text: 'Deep',
              items: [
                { text: 'Deep options', link: '/config/deep/index.html' },
                { text: 'one', link: '/config/deep/one' },
              ],
            },
          ],
        },
      },
    ],
  },
};

test.each([
  ['/', []],
  ['/config/', []],
  // The group begins with this page.
  ['/config/deep/', ['Config /config/', 'Deep undefined']],
  ['/config/deep/one', ['Config /config/', 'Deep /config/deep/']],
  ['/other/lone/page', []],
])('the trail above %s is %j', (path, trail) => {
  const page = pages.find((one) => one.page === path) ?? home;
  const crumbs = siteTree(pages, config).trail(page);
  expect(crumbs.map(({ name, target }) => `${name} ${target?.page}`)).toEqual(trail);
});

test('each language has its own home page, or none', () => {
  const tree = siteTree(pages, { themeConfig: { locales: [locale] } });
  expect(tree.home(sitePage('/config/'))).toBe(home);
  expect(tree.home(sitePage('/config/', { language: 'zh' }))).toBeUndefined();
  expect(tree.trail(sitePage('/config/deep/one'))).toEqual([]);
});
