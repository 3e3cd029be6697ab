import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { TEXT } from '../../../theme/i18n/text.ts';
import { pageCollector } from './pageCollector.ts';

function info(routePath: string, more: object = {}): PageIndexInfo {
  const own = { title: 'Heading', lang: 'en', version: '', frontmatter: {}, _relativePath: '' };
  const page = { routePath, ...own, ...more };
  return page as unknown as PageIndexInfo;
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
    { routePath: '/a/zh/b', page: '/a/zh/b', title: 'Heading', home: false, date: undefined },
    {
      routePath: '/v1/zh/',
      page: '/',
      language: 'zh',
      version: 'v1',
      title: 'Title',
      description: 'Words.',
      home: true,
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
