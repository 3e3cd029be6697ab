import { escapeHtml } from '../../../content/escapeHtml.ts';
import type { Alternate } from '../site-pages/alternates.ts';
import type { AddressOf } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The maximum number of URLs per file in the sitemap protocol. */
export const SITEMAP_LIMIT = 50_000;

/** The text of `sitemap.xml`: pages with the date of the last change, if known, and alternates. */
export function sitemapXml(
  pages: readonly SitePage[],
  alternates: ReadonlyMap<string, readonly Alternate[]>,
  addressOf: AddressOf,
): string {
  if (pages.length > SITEMAP_LIMIT) {
    const advice = 'split it into several and list them in a sitemap index';
    throw new Error(`sitemap.xml: ${pages.length} pages, of ${SITEMAP_LIMIT} allowed: ${advice}`);
  }
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
