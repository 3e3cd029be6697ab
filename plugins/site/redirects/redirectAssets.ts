import { escapeHtml } from '../../../content/escapeHtml.ts';
import type { Language } from '../../../content/languages.ts';
import { insertAfterCharset } from '../../rspress/insertAfterCharset.ts';
import { movedPage } from './movedPage.ts';
import { moveScript } from './moveScript.ts';
import type { Fragments, RedirectPlan } from './planRedirects.ts';
import { nginxRedirects, redirectsFile, serverRedirects } from './serverFiles.ts';
import { fileOf, linkTo, type SiteLinks } from './siteLinks.ts';

/** Returns the HTML of a built page by its file name. */
export type BuiltPages = (file: string) => string | undefined;

export interface RedirectAssetsOptions {
  readonly origin: string;
  readonly base: string;
  readonly defaultLanguage: string;
  /** See `redirectsFile`. */
  readonly force: boolean;
  readonly pages: BuiltPages;
}

/** The files to add and the pages to change, by file name. */
export function redirectAssets(
  plans: ReadonlyMap<Language, RedirectPlan>,
  { origin, base, defaultLanguage, force, pages }: RedirectAssetsOptions,
): Map<string, string> {
  const files = new Map<string, string>();
  const links = (language: Language): SiteLinks => ({
    origin,
    base,
    prefix: language === defaultLanguage ? '' : `/${language}`,
  });
  for (const [language, plan] of plans) {
    const site = links(language);
    for (const page of plan.moved) {
      files.set(fileOf(page.from, site.prefix), movedPage(page, language, site));
    }
    for (const [route, fragments] of plan.fragments) {
      const name = fileOf(route, site.prefix);
      const html = pages(name);
      if (html === undefined) throw new Error(`${name}: this page isn't in the build`);
      // Before all other scripts, so that they see the URL after a redirect.
      const script = moveScript({ fragments, route }, site);
      const marked = markLinks(html, fragments, site);
      files.set(name, insertAfterCharset(marked, 'a script', script, name));
    }
  }
  const redirects = [...plans].flatMap(([language, { moved }]) =>
    serverRedirects(moved, links(language)),
  );
  files.set('_redirects', redirectsFile(redirects, { force }));
  files.set('_nginx_redirects.conf', nginxRedirects(redirects));
  return files;
}

/**
 * Gives the IDs of removed headings to the first links in the text that lead to their new addresses,
 * where readers without JavaScript arrive.
 */
function markLinks(html: string, fragments: Fragments, site: SiteLinks): string {
  const start = Math.max(html.indexOf('<main'), 0);
  let text = html.slice(start);
  for (const [id, now] of fragments) {
    const href = linkTo(now, site).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const link = new RegExp(`<a (?![^>]*\\bid=)(?=[^>]*href="${href}")`);
    text = text.replace(link, () => `<a id="${escapeHtml(id)}" `);
  }
  return html.slice(0, start) + text;
}
