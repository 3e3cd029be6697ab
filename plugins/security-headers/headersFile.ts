import { CACHE, FRAME_HEADERS, HEADERS, type Header, PAGE_HEADERS } from './headers.ts';
import { FRAME, pagePatterns, WORKERS } from './places.ts';
import { WORKER_POLICY } from './policy.ts';

export interface HeadersFileOptions {
  /** The policy of all pages. */
  readonly policy: string;
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base: string;
  /** The HTML files of the pages, by path within the site. */
  readonly pages: readonly string[];
}

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Both let browsers ask for pages again unless
 * told otherwise, and join what two rules say of one header: so no two rules that match one address
 * speak of the same.
 */
export function headersFile({ policy, base, pages }: HeadersFileOptions): string {
  const ofPages: Header[] = [['Content-Security-Policy', policy], ...PAGE_HEADERS];
  const rules: [pattern: string, headers: readonly Header[]][] = [
    ['*', HEADERS],
    ...pagePatterns(pages).map((pattern): [string, Header[]] => [pattern, ofPages]),
    ...FRAME.map((path): [string, typeof FRAME_HEADERS] => [path, FRAME_HEADERS]),
    ['static/*', [['Cache-Control', CACHE.hashed]]],
    [`${WORKERS}*`, [['Content-Security-Policy', WORKER_POLICY]]],
  ];
  const lines = rules.flatMap(([pattern, headers]) => [
    base + pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [...lines, ''].join('\n');
}
