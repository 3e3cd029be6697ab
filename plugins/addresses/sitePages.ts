import { headingIds } from './headingIds.ts';

/** The pages of one language by route, each with the ids of its headings in order. */
export type SitePages = ReadonlyMap<string, ReadonlySet<string>>;

/** By language, the default one first. */
export type SiteLanguages = ReadonlyMap<string, SitePages>;

export interface PageSource {
  readonly language: string;
  /** Without the language. */
  readonly route: string;
  readonly source: string;
}

/** Pure. A page without translation is shown in the default language, which is the first named. */
export function sitePages(
  sources: readonly PageSource[],
  languages: readonly string[],
): SiteLanguages {
  const pagesOf = (language: string | undefined) =>
    sources
      .filter((page) => page.language === language)
      .map((page) => [page.route, new Set(headingIds(page.source))] as const);
  const original = pagesOf(languages[0]);
  return new Map(
    languages.map((language, index) => [
      language,
      new Map(index === 0 ? original : [...original, ...pagesOf(language)]),
    ]),
  );
}

/** Whether an address is that of a page or heading in every language. */
export function isLive(
  { route, id }: { route: string; id: string },
  languages: SiteLanguages,
): boolean {
  return [...languages.values()].every((pages) => {
    const ids = pages.get(route);
    return ids !== undefined && (id === '' || ids.has(id));
  });
}
