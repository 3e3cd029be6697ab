import { CACHE, HEADERS } from './headers.ts';

/** `_headers`, which Netlify and Cloudflare Pages read; `base` begins and ends with a slash. */
export function headersFile(policy: string, base: string): string {
  const all = [['Content-Security-Policy', policy], ...HEADERS, ['Cache-Control', CACHE.page]];
  return [
    `${base}*`,
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    `${base}static/*`,
    // Cloudflare joins the values of two rules with a comma unless one is taken back first.
    '  ! Cache-Control',
    `  Cache-Control: ${CACHE.hashed}`,
    '',
  ].join('\n');
}
