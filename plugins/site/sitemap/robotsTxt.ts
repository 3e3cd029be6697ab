/** The text of `robots.txt`, which allows everything. `sitemap` is an absolute URL. */
export function robotsTxt(sitemap: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${sitemap}
`;
}
