import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { languagePrefix } from '../../content/routes/localizedPath.ts';
import { pageExtension } from '../../content/routes/routeFile.ts';

/** The address of a page or, if `id` isn't empty, of a heading on the page; without URL encoding. */
export interface Address {
  /** Path without language and extension: `/config/test/bail`. */
  readonly route: string;
  readonly id: string;
}

/** Splits `/config/test/bail#example` into route and ID. */
export function parseAddress(text: string): Address {
  const hash = text.indexOf('#');
  if (hash < 0) return { route: text, id: '' };
  return { route: text.slice(0, hash), id: text.slice(hash + 1) };
}

export function formatAddress({ route, id }: Address): string {
  return id === '' ? route : `${route}#${id}`;
}

/** A path of ASCII names, and an ID in any script. Refuses `?` and URL encoding. */
const ADDRESS = /^(?:\/[\w.-]+)*\/?(?:#[^\s%]+)?$/;

/** Why a text isn't a valid address for the lists; `undefined` if it's valid. */
function addressProblem(text: string): string | undefined {
  const { route } = parseAddress(text);
  const isBare = !languagePrefix(route) && !pageExtension(route);
  if (text.startsWith('/') && ADDRESS.test(text) && isBare) return undefined;
  return `${text}: write a path without language and extension, such as /config/test/bail#example`;
}

/** The words of each line of a list. Skips empty lines, and comments, which start with `# `. */
function linesOf(text: string): { line: number; words: string[] }[] {
  return text
    .split('\n')
    .map((raw, index) => ({ line: index + 1, words: raw.trim().split(/\s+/) }))
    .filter(({ words: [first] }) => first !== '' && first !== '#');
}

/** A redirect for all languages: what was at `from` is now at `to`. */
export interface Redirect {
  readonly from: Address;
  readonly to: Address;
  /** Line in the list, from 1. */
  readonly line: number;
}

/** Path of the list of redirects, relative to the project's root. */
export const REDIRECTS_FILE = 'docs/redirects.txt';

/**
 * Parses a list of redirects. A line has two addresses, `from` and `to`. Invalid lines are reported
 * and left out. `file` is only used in messages.
 */
export function parseRedirects(
  text: string,
  file: string = REDIRECTS_FILE,
): { redirects: Redirect[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const redirects = linesOf(text).flatMap(({ line, words }) => {
    const [from = '', to = ''] = words;
    const messages =
      words.length === 2
        ? words.flatMap((address) => addressProblem(address) ?? [])
        : [`expected two addresses, "/before /now", got "${words.join(' ')}"`];
    problems.push(...messages.map((message) => ({ file, line, message })));
    return messages.length > 0 ? [] : [{ from: parseAddress(from), to: parseAddress(to), line }];
  });
  return { redirects, problems };
}

/** Path of the list of all addresses that were ever published, relative to the project's root. */
export const ADDRESSES_FILE = 'docs/addresses.txt';

/** A line of the list of addresses: a page's route and the IDs of its headings. */
export interface PublishedPage {
  readonly route: string;
  readonly ids: readonly string[];
  /** Line in the list, from 1. */
  readonly line: number;
}

/** Parses the list of addresses, whose lines have the form `/page #heading #heading`. */
export function parseAddressList(text: string): PublishedPage[] {
  return linesOf(text).map(({ line, words: [route = '', ...hashes] }) => {
    return { route, ids: hashes.map((hash) => hash.slice(1)), line };
  });
}

/** Formats the list of addresses: one line per page, sorted by route, with IDs in their order. */
export function formatAddressList(pages: readonly Omit<PublishedPage, 'line'>[]): string {
  const lines = pages.map(({ route, ids }) => [route, ...ids.map((id) => `#${id}`)].join(' '));
  return `${[LIST_COMMENT, ...lines.sort()].join('\n')}\n`;
}

const LIST_COMMENT = `# Every address that this site ever had, without the language. A line has a page and its headings.
# Written by "npm run fix", which never removes a line; "npm run content" checks it.`;

/** The addresses of a page; the first one is the page itself. */
export function addressesOf({ route, ids }: Omit<PublishedPage, 'line'>): Address[] {
  return ['', ...ids].map((id) => ({ route, id }));
}

/** The IDs of the headings on each page of one language, by route. */
export type SitePages = ReadonlyMap<string, ReadonlySet<string>>;

/** Pages by language, the default language first. */
export type SiteLanguages = ReadonlyMap<string, SitePages>;

/** The properties of a page that its addresses depend on. */
type AddressedPage = Pick<Page, 'route'> & {
  readonly language: string;
  readonly headings: readonly { readonly depth: number; readonly id: string }[];
};

/**
 * Groups pages by language. `languages` starts with the default language, whose pages are also those
 * of other languages where a translation is missing.
 */
export function sitePages(
  pages: readonly AddressedPage[],
  languages: readonly string[],
): SiteLanguages {
  const pagesOf = (language: string | undefined) =>
    pages
      .filter((page) => page.language === language)
      .map(({ route, headings }) => [route, linkedIds(headings)] as const);
  const originals = pagesOf(languages[0]);
  return new Map(
    languages.map((language, index) => [
      language,
      new Map(index === 0 ? originals : [...originals, ...pagesOf(language)]),
    ]),
  );
}

/** The IDs of the headings that the outline lists, at levels 2 to 4, because readers link to these. */
function linkedIds(headings: AddressedPage['headings']): Set<string> {
  const linked = headings.filter(({ depth }) => depth >= 2 && depth <= 4);
  return new Set(linked.map(({ id }) => id));
}

/** Whether a page or heading exists at an address in one language. */
export function isLive({ route, id }: Address, pages: SitePages): boolean {
  const ids = pages.get(route);
  return ids !== undefined && (id === '' || ids.has(id));
}
