import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { escapeHtml } from '../../../content/escapeHtml.ts';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { type Alternate, alternatesOf } from '../site-pages/alternates.ts';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { type AddressOf, siteAddress } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The text of `sitemap.xml`: pages with the date of the last change, if known, and alternates. */
export function sitemapXml(
  pages: readonly SitePage[],
  alternates: ReadonlyMap<string, readonly Alternate[]>,
  addressOf: AddressOf,
): string {
  const entries = pages.flatMap(({ routePath, date }) => [
    '<url>',
    `<loc>${escapeHtml(addressOf(routePath))}</loc>`,
    ...(date === undefined ? [] : [`<lastmod>${date}</lastmod>`]),
    ...(alternates.get(routePath) ?? []).map((alternate) => {
      const href = escapeHtml(addressOf(alternate.routePath));
      return `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${href}"/>`;
    }),
    '</url>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${NAMESPACES}>
${entries.join('\n')}
</urlset>
`;
}

/** Writes `/sitemap.xml` with all pages, and `/robots.txt`, which links to it. */
export function sitemap(): RspressPlugin {
  const collector = pageCollector();
  return {
    name: 'sitemap',
    extendPageData: collector.collect,
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      const pages = collector.pages();
      const alternates = alternatesOf(pages, config.lang ?? DEFAULT_LANGUAGE);
      const outDir = outputFolder(config);
      const xml = sitemapXml(pages, alternates, addressOf);
      await outputFile(path.join(outDir, 'sitemap.xml'), xml);
      await outputFile(path.join(outDir, 'robots.txt'), robotsTxt(addressOf('/sitemap.xml')));
    },
  };
}

/** The text of `robots.txt`, which allows everything. `sitemap` is an absolute URL. */
export function robotsTxt(sitemap: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${sitemap}
`;
}
