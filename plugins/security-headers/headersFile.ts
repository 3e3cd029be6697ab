import { CACHE, HEADERS } from './headers.ts';

/**
 * `_headers`, which Netlify and Cloudflare Pages read; `base` begins and ends with a slash. Both let
 * browsers ask for pages again unless told otherwise, and join what two rules say of one header: so
 * that only one speaks of the cache.
 */
export function headersFile(policy: string, base: string): string {
  const all = [['Content-Security-Policy', policy], ...HEADERS];
  return [
    `${base}*`,
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    `${base}static/*`,
    `  Cache-Control: ${CACHE.hashed}`,
    '',
  ].join('\n');
}
