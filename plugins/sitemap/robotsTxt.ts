/** Pure: everything may be read. */
export function robotsTxt(sitemap: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${sitemap}
`;
}
