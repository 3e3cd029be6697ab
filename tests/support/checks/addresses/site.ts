import {
  parseRedirects,
  type Redirect,
  type SiteLanguages,
  sitePages,
} from '../../../../checks/addresses/address.ts';

/** A small site: pages with the IDs of their headings, the same in both languages. */
export function siteOf(pages: Readonly<Record<string, readonly string[]>>): SiteLanguages {
  const made = Object.entries(pages).flatMap(([route, ids]) => {
    const headings = ids.map((id) => ({ depth: 2, id }));
    return ['en', 'zh'].map((language) => ({ language, route, headings }));
  });
  return sitePages(made, ['en', 'zh']);
}

/** Parses a list; throws if it's invalid. */
export function redirectsOf(...lines: readonly string[]): Redirect[] {
  const { redirects, problems } = parseRedirects(lines.join('\n'));
  if (problems.length > 0) throw new Error(problems[0]?.message);
  return redirects;
}
