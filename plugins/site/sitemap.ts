import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { escapeHtml } from '../../content/escapeHtml.ts';
import { outputFile, outputFolder } from '../../content/files.ts';
import { pageCollector, siteAddress } from './sitePages.ts';

/** Writes `/sitemap.xml` with all pages, and `/robots.txt`, which allows crawling and has the URL of the sitemap. */
export function sitemap(): RspressPlugin {
  const collector = pageCollector();
  return {
    name: 'sitemap',
    extendPageData: collector.collect,
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const addressOf = siteAddress(config);
      const entries = collector.pages().map(({ routePath, date }) => {
        const modified = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
        return `<url><loc>${escapeHtml(addressOf(routePath))}</loc>${modified}</url>\n`;
      });
      const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
      const robots = `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`;
      const outDir = outputFolder(config);
      await outputFile(path.join(outDir, 'sitemap.xml'), xml);
      await outputFile(path.join(outDir, 'robots.txt'), robots);
    },
  };
}
