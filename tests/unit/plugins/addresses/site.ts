import { parseRedirects, type Redirect } from '../../../../plugins/addresses/redirect.ts';
import { type SiteLanguages, sitePages } from '../../../../plugins/addresses/sitePages.ts';

/** A small site: pages with the ids of their headings, the same in both languages. */
export function siteOf(pages: Readonly<Record<string, readonly string[]>>): SiteLanguages {
  const sources = Object.entries(pages).flatMap(([route, ids]) => {
    const source = ids.map((id) => `## Heading {#${id}}`).join('\n\n');
    return ['en', 'zh'].map((language) => ({ language, route, source }));
  });
  return sitePages(sources, ['en', 'zh']);
}

/** A list that can be read; throws where it can't. */
export function redirectsOf(...lines: readonly string[]): Redirect[] {
  const { redirects, problems } = parseRedirects(lines.join('\n'));
  if (problems.length > 0) throw new Error(problems[0]?.message);
  return redirects;
}
