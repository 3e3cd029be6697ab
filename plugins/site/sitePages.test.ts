import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { sitePage } from '../../tests/support/plugins/site/page.ts';
import { TEXT } from '../../theme/i18n/text.ts';
import { pageCollector, siteAddress, trailOf } from './sitePages.ts';

function info(routePath: string, overrides: object = {}): PageIndexInfo {
  const page = { title: 'Heading', lang: 'en', version: '', frontmatter: {}, _relativePath: '' };
  return { routePath, ...page, ...overrides } as unknown as PageIndexInfo;
}

test('a page is collected with its front matter, and later plugins can still add the date', () => {
  const { collect, pages } = pageCollector();
  const frontmatter = {
    title: 'Title',
    description: 'Words.',
    pageType: 'home',
    hero: { text: 'Claim' },
  };
  const dated = info('/v1/zh/', { lang: 'zh', version: 'v1', frontmatter });
  collect(dated);
  collect(info('/a/zh/b'));
  Object.assign(dated, { lastUpdatedTime: '2026-01-02' });
  expect(pages()).toMatchObject([
    { routePath: '/a/zh/b', page: '/a/zh/b', title: 'Heading', isHome: false, date: undefined },
    {
      routePath: '/v1/zh/',
      page: '/',
      language: 'zh',
      version: 'v1',
      title: 'Title',
      description: 'Words.',
      isHome: true,
      claim: 'Claim',
      date: '2026-01-02',
    },
  ]);
  expect(pages()[0]?.description).toBe(TEXT.en.siteDescription);
});

test('a page that is collected again replaces itself', () => {
  const { collect, pages } = pageCollector();
  collect(info('/a', { title: 'Old' }));
  collect(info('/a', { title: 'New' }));
  expect(pages().map(({ title }) => title)).toEqual(['New']);
});

test('a fallback for a translation is only collected at its own path', () => {
  const { collect, pages } = pageCollector();
  collect(info('/guide/cli', { _relativePath: 'en/guide/cli.mdx' }));
  collect(info('/zh/guide/cli', { lang: 'zh', _relativePath: 'en/guide/cli.mdx' }));
  expect(pages().map(({ routePath }) => routePath)).toEqual(['/guide/cli']);
});

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
  ['/config/deep/one', ['Config /config/', 'Deep /config/deep/index.html']],
  ['/other/lone/page', []],
])('the trail above %s is %j', (path, trail) => {
  const crumbs = trailOf(sitePage(path), config);
  expect(crumbs.map(({ name, href }) => `${name} ${href}`)).toEqual(trail);
});

test.each([
  [undefined, '/', 'https://site.dev/'],
  ['/docs/', '/guide/', 'https://site.dev/docs/guide/'],
  ['/docs/', '/guide/指南', 'https://site.dev/docs/guide/%E6%8C%87%E5%8D%97'],
])('with base %s, %s lies at %s', (base, path, address) => {
  expect(siteAddress({ siteOrigin: 'https://site.dev', base })(path)).toBe(address);
});
