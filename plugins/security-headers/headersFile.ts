import {
  CACHE,
  FETCHED,
  FRAME_HEADERS,
  HEADERS,
  type Header,
  PAGE_HEADERS,
  pagePatterns,
  SAME_ORIGIN,
  SANDBOX_DOCUMENT,
  WORKER_FOLDER,
} from './headers.ts';
import { WORKER_POLICY } from './policy.ts';

/**
 * The `_headers` file for Netlify and Cloudflare Pages. `base` starts and ends with a slash; `pages` are
 * the paths of the HTML files in the output folder. Both hosts make browsers revalidate pages by default,
 * and both concatenate the values if two matching rules set the same header, so each header of a URL is
 * set by only one rule.
 */
export function headersFile(policy: string, base: string, pages: readonly string[]): string {
  const pageHeaders: Header[] = [['Content-Security-Policy', policy], ...PAGE_HEADERS];
  const rules: [pattern: string, headers: readonly Header[]][] = [
    ['*', HEADERS],
    ...pagePatterns(pages).map((pattern): [string, Header[]] => [pattern, pageHeaders]),
    ...SANDBOX_DOCUMENT.map((path): [string, readonly Header[]] => [path, FRAME_HEADERS]),
    ...FETCHED.map((pattern): [string, Header[]] => [pattern, [SAME_ORIGIN]]),
    ['static/*', [['Cache-Control', CACHE.hashed], SAME_ORIGIN]],
    [`${WORKER_FOLDER}*`, [['Content-Security-Policy', WORKER_POLICY]]],
  ];
  const lines = rules.flatMap(([pattern, headers]) => [
    base + pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [...lines, ''].join('\n');
}
