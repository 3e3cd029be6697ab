import {
  parseRedirects,
  type Redirect,
  type SiteLanguages,
  sitePages,
} from '../../../../checks/addresses/address.ts';

/** A small site in two languages with the same pages. `pages` has the IDs of headings by path. */
export function siteOf(pages: Readonly<Record<string, readonly string[]>>): SiteLanguages {
  const languagePages = Object.entries(pages).flatMap(([route, ids]) => {
    const headings = ids.map((id) => ({ depth: 2, id }));
    return ['en', 'zh'].map((language) => ({ language, route, headings }));
  });
  return sitePages(languagePages, ['en', 'zh']);
}

/** Parses lines of the list of redirects; throws if one of them is invalid. */
export function redirectsOf(...lines: readonly string[]): Redirect[] {
  const { redirects, problems } = parseRedirects(lines.join('\n'));
  if (problems.length > 0) throw new Error(problems[0]?.message);
  return redirects;
}
