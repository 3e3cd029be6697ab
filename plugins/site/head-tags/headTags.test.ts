import type { PageIndexInfo, RouteMeta, UserConfig } from '@rspress/core';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { readHead } from '../../../tests/e2e/support/pageHead.ts';
import { inlineScriptHashes } from '../../security-headers/inlineScripts.ts';
import { headTags } from './headTags.ts';

const SITE = 'https://site.dev';
const CONFIG: UserConfig = {
  root: 'tests/fixtures/site/docs/v2',
  siteOrigin: SITE,
  base: '/base/',
  lang: 'en',
  themeConfig: {
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文' },
    ],
  },
};

function info(routePath: string, lang: string, frontmatter: object = {}): PageIndexInfo {
  const _relativePath = `${lang}${routePath}.mdx`;
  const page = { routePath, lang, version: '', title: '', frontmatter, _relativePath };
  return page as unknown as PageIndexInfo;
}

const PAGES = [
  info('/', 'en', { title: 'Rstest', description: 'The home.', pageType: 'home' }),
  info('/guide/beta', 'en', { title: 'Beta', description: 'The page.', titleSuffix: '| More' }),
  info('/zh/guide/beta', 'zh', { title: '贝塔', description: '页面。' }),
  info('/guide/alone', 'en', { title: 'Alone', description: 'No counterpart.' }),
];

/** The function that Rspress calls for the tags of each page. */
async function headFunction(plugin: ReturnType<typeof headTags>) {
  const utils = { addPlugin() {}, removePlugin() {} };
  const config = await plugin.config?.(CONFIG, utils, true);
  for (const page of PAGES) await plugin.extendPageData?.(page, true);
  const head = config?.head?.at(-1);
  if (typeof head !== 'function') throw new Error('no head function');
  return (routePath: string) => head({ routePath } as RouteMeta);
}

const write = await headFunction(
  headTags({ image: (path) => `/pictures${path}.png`, markdown: (path) => `${path}.md` }),
);
const headOf = (routePath: string) => readHead(parse(`<head>${write(routePath)}</head>`));

test('the tags of a page with a counterpart', () => {
  const { meta, hreflang, data } = headOf('/guide/beta');
  expect(hreflang).toEqual({ 'x-default': `${SITE}/base/guide/beta` });
  expect(meta).toEqual({
    'og:type': ['article'],
    'og:site_name': ['Rstest'],
    'og:title': ['Beta | More'],
    'og:description': ['The page.'],
    'og:url': [`${SITE}/base/guide/beta`],
    'og:locale': ['en_US'],
    'og:locale:alternate': ['zh_CN'],
    'og:image': [`${SITE}/base/pictures/guide/beta.png`],
    'og:image:type': ['image/png'],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': ['Beta | More'],
    'twitter:card': ['summary_large_image'],
    'twitter:title': ['Beta | More'],
    'twitter:description': ['The page.'],
    'twitter:image': [`${SITE}/base/pictures/guide/beta.png`],
  });
  expect(data.BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Rstest', item: `${SITE}/base/` },
    { '@type': 'ListItem', position: 2, name: 'Beta', item: `${SITE}/base/guide/beta` },
  ]);
  expect(write('/guide/beta')).toContain(
    `<link rel="alternate" type="text/markdown" href="${SITE}/base/guide/beta.md">`,
  );
});

test('a page without a counterpart has no alternate languages', () => {
  const { meta, hreflang } = headOf('/guide/alone');
  expect(hreflang).toEqual({});
  expect(meta['og:locale:alternate']).toBeUndefined();
});

test('a home page describes the site and the software, a Chinese page is in Chinese', () => {
  expect(Object.keys(headOf('/').data)).toEqual(['WebSite', 'SoftwareApplication']);
  expect(headOf('/').data.SoftwareApplication?.softwareVersion).toMatch(/^\d+\.\d+\.\d+/);
  expect(headOf('/zh/guide/beta').data.TechArticle?.inLanguage).toBe('zh');
});

test('without images and Markdown, there are no tags for them', async () => {
  const bare = await headFunction(headTags());
  expect(bare('/guide/beta')).not.toMatch(/image|markdown/);
  expect(bare('/guide/beta')).toContain('<meta name="twitter:card" content="summary">');
});

test('the security policy has no hash for the data, which is not a script', () => {
  expect(inlineScriptHashes(`<head>${write('/guide/beta')}</head>`)).toEqual([]);
});

test('a page that no plugin has seen has no tags', () => {
  expect(write('/404')).toBeUndefined();
});
