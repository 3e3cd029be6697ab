import type { Page } from '../../content/page.ts';

/** The IDs of the headings on each page of one language, by route. */
export type SitePages = ReadonlyMap<string, ReadonlySet<string>>;

/** Pages by language, the default one first. */
export type SiteLanguages = ReadonlyMap<string, SitePages>;

/** The properties of a page that its addresses depend on. */
type AddressedPage = Pick<Page, 'route'> & {
  readonly language: string;
  readonly headings: readonly { readonly depth: number; readonly id: string }[];
};

/** Pages by language. An untranslated page falls back to the default language, which comes first. */
export function sitePages(
  all: readonly AddressedPage[],
  languages: readonly string[],
): SiteLanguages {
  const pagesOf = (language: string | undefined) =>
    all
      .filter((page) => page.language === language)
      .map(({ route, headings }) => [route, linkedIds(headings)] as const);
  const original = pagesOf(languages[0]);
  return new Map(
    languages.map((language, index) => [
      language,
      new Map(index === 0 ? original : [...original, ...pagesOf(language)]),
    ]),
  );
}

/** The IDs of the headings in the outline, which readers link to. */
function linkedIds(headings: AddressedPage['headings']): Set<string> {
  const linked = headings.filter(({ depth }) => depth >= 2 && depth <= 4);
  return new Set(linked.map(({ id }) => id));
}

/** Whether a page or heading exists at an address in every language. */
export function isLive(
  { route, id }: { route: string; id: string },
  languages: SiteLanguages,
): boolean {
  return [...languages.values()].every((pages) => {
    const ids = pages.get(route);
    return ids !== undefined && (id === '' || ids.has(id));
  });
}
