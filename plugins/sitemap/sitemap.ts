import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { alternatesOf } from '../site-pages/alternates.ts';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { siteAddress } from '../site-pages/siteAddress.ts';
import { robotsTxt } from './robotsTxt.ts';
import { sitemapXml } from './sitemapXml.ts';

/** Lists all pages for search engines in `/sitemap.xml`, and says so in `/robots.txt`. */
export function sitemap(): RspressPlugin {
  const collector = pageCollector();
  return {
    name: 'sitemap',
    extendPageData: collector.collect,
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      const pages = collector.pages();
      const alternates = alternatesOf(pages, config.lang ?? 'en');
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const xml = sitemapXml(pages, alternates, addressOf);
      await mkdir(outDir, { recursive: true });
      await writeFile(path.join(outDir, 'sitemap.xml'), xml);
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(addressOf('/sitemap.xml')));
    },
  };
}
