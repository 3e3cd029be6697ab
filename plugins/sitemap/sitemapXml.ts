import type { Alternate } from '../site-pages/alternates.ts';
import type { AddressOf } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** What the protocol allows one file. */
export const SITEMAP_LIMIT = 50_000;

/** Pure: the pages, with the day of the last change where it is known, and their twins. */
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
    `<loc>${escapeXml(addressOf(routePath))}</loc>`,
    ...(date === undefined ? [] : [`<lastmod>${date}</lastmod>`]),
    ...(alternates.get(routePath) ?? []).map((twin) => {
      const href = escapeXml(addressOf(twin.routePath));
      return `<xhtml:link rel="alternate" hreflang="${twin.hreflang}" href="${href}"/>`;
    }),
    '</url>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${NAMESPACES}>
${entries.join('\n')}
</urlset>
`;
}

const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => XML[mark] ?? mark);
}
