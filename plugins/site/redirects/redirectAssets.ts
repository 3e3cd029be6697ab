import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { routeFile } from '../../../content/routes/routeFile.ts';
import { insertAfterCharset } from '../../rspress/insertAfterCharset.ts';
import { linkTo, movedPage, moveScript, type SiteLinks } from './movedPage.ts';
import type { RedirectPlan } from './planRedirects.ts';

/** Returns the HTML of a built page by its file name. */
export type BuiltPages = (file: string) => string | undefined;

export interface RedirectAssetsOptions extends Pick<SiteLinks, 'origin' | 'base'> {
  /** Whether the `_redirects` file is for Netlify. */
  readonly isNetlify: boolean;
  readonly pages: BuiltPages;
}

/** The files to add and the pages to change, by file name. */
export function redirectAssets(
  plans: ReadonlyMap<Language, RedirectPlan>,
  { origin, base, isNetlify, pages }: RedirectAssetsOptions,
): Map<string, string> {
  const files = new Map<string, string>();
  const onServers: ServerRedirect[] = [];
  for (const [language, plan] of plans) {
    const links = { origin, base, prefix: language === DEFAULT_LANGUAGE ? '' : `/${language}` };
    const fileOf = (route: string) => routeFile(localizedPath(route, language), '.html').slice(1);
    for (const page of plan.moved) {
      files.set(fileOf(page.from), movedPage(page, language, links));
      const pathOf = (route: string) => linkTo({ route, id: '' }, links);
      const copyOf = (route: string) => pathOf(markdownUrl(route));
      // Servers never see fragments, so the static page redirects those.
      if (page.fragments.size === 0) onServers.push([pathOf(page.from), linkTo(page.to, links)]);
      onServers.push([copyOf(page.from), copyOf(page.to.route)]);
    }
    for (const [route, fragments] of plan.fragments) {
      const name = fileOf(route);
      const html = pages(name);
      if (html === undefined) throw new Error(`${name}: this page isn't in the build`);
      // Before all other scripts, so that they see the URL after a redirect.
      const script = moveScript({ fragments, route }, links);
      files.set(name, insertAfterCharset(html, 'a script', script, name));
    }
  }
  files.set('_redirects', redirectsFile(onServers, isNetlify));
  return files;
}

type ServerRedirect = readonly [from: string, to: string];

/**
 * The `_redirects` file for Netlify and Cloudflare Pages. If there's a file at the old path, Netlify
 * only redirects with `!`; Cloudflare always does and rejects the `!`.
 */
function redirectsFile(redirects: readonly ServerRedirect[], isNetlify: boolean): string {
  const status = isNetlify ? '301!' : '301';
  return redirects.map(([from, to]) => `${from} ${to} ${status}\n`).join('');
}
