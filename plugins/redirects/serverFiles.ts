import { markdownUrl } from '../../theme/page-tools/markdownUrl.ts';
import type { MovedPage } from './planRedirects.ts';
import { linkTo, type SiteLinks } from './siteLinks.ts';

/** A path that a server may redirect, and where to. */
export interface ServerRedirect {
  readonly from: string;
  readonly to: string;
}

/** The redirects of one language: of the pages, and of the Markdown beside them. */
export function serverRedirects(moved: readonly MovedPage[], links: SiteLinks): ServerRedirect[] {
  return moved
    .filter(({ fragments }) => fragments.size === 0)
    .flatMap(({ from, to }) => {
      const markdown = (route: string) => linkTo({ route: markdownUrl(route), id: '' }, links);
      return [
        { from: linkTo({ route: from, id: '' }, links), to: linkTo(to, links) },
        { from: markdown(from), to: markdown(to.route) },
      ];
    });
}

/**
 * `_redirects`, which Netlify and Cloudflare Pages read. Where a file stands at the old path,
 * Netlify redirects only if it is forced to; Cloudflare always does, and refuses the mark for it.
 */
export function redirectsFile(
  redirects: readonly ServerRedirect[],
  { force }: { force: boolean },
): string {
  const status = force ? '301!' : '301';
  return redirects.map(({ from, to }) => `${from} ${to} ${status}\n`).join('');
}

/** `_nginx_redirects.conf`, to `include` in nginx' `server` beside `_nginx.conf`. */
export function nginxRedirects(redirects: readonly ServerRedirect[]): string {
  const locations = redirects.map(({ from, to }) => {
    const [page = '', ...fragment] = to.split(/(?=#)/);
    return `location = ${from} { return 301 ${page}$is_args$args${fragment.join('')}; }\n`;
  });
  return `# Written by the build, for nginx' server; see README.md.\n${locations.join('')}`;
}
