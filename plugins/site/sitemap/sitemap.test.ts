import { expect, test } from 'vitest';
import { sitePage } from '../../../tests/support/plugins/site/site-pages/page.ts';
import { alternatesOf } from '../site-pages/alternates.ts';
import { robotsTxt } from './sitemap.ts';
import { SITEMAP_LIMIT, sitemapXml } from './sitemapXml.ts';

const addressOf = (path: string) => `https://site.dev${path}`;

test('an entry has its URL, its date if known, and its alternates', () => {
  const pages = [
    sitePage('/a', { date: '2026-01-02' }),
    sitePage('/a', { language: 'zh' }),
    sitePage('/b&c'),
  ];
  expect(
    sitemapXml(pages, alternatesOf(pages, 'en'), addressOf),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://site.dev/a</loc>
<lastmod>2026-01-02</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="https://site.dev/a"/>
<xhtml:link rel="alternate" hreflang="zh" href="https://site.dev/zh/a"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://site.dev/a"/>
</url>
<url>
<loc>https://site.dev/zh/a</loc>
<xhtml:link rel="alternate" hreflang="en" href="https://site.dev/a"/>
<xhtml:link rel="alternate" hreflang="zh" href="https://site.dev/zh/a"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://site.dev/a"/>
</url>
<url>
<loc>https://site.dev/b&amp;c</loc>
</url>
</urlset>
`);
});

test('more pages than a sitemap can contain are an error', () => {
  const pages = Array.from({ length: SITEMAP_LIMIT + 1 }, () => sitePage('/a'));
  expect(() => sitemapXml(pages, new Map(), addressOf)).toThrow(
    /^sitemap\.xml: 50001 pages, of 50000/,
  );
});

test('robots.txt disallows nothing and links to the sitemap', () => {
  expect(robotsTxt('https://site.dev/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.dev/sitemap.xml\n',
  );
});
