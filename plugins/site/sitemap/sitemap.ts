import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { outputFile } from '../../../content/outputFile.ts';
import { outputFolder } from '../../../content/outputFolder.ts';
import { alternatesOf } from '../site-pages/alternates.ts';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { siteAddress } from '../site-pages/siteAddress.ts';
import { sitemapXml } from './sitemapXml.ts';

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
