import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { languagePrefix } from '../../content/routes/localizedPath.ts';
import { pageExtension } from '../../content/routes/routeFile.ts';

/** A page or, if `id` isn't empty, a heading on it. Both are decoded. */
export interface Address {
  /** Path without language and extension: `/config/test/bail`. */
  readonly route: string;
  readonly id: string;
}

/** Splits `/config/test/bail#example` into its two parts. */
export function parseAddress(text: string): Address {
  const at = text.indexOf('#');
  return at < 0 ? { route: text, id: '' } : { route: text.slice(0, at), id: text.slice(at + 1) };
}

export function formatAddress({ route, id }: Address): string {
  return id === '' ? route : `${route}#${id}`;
}

const ADDRESS = /^(?:\/[\w.-]+)*\/?(?:#[^\s%]+)?$/;

/** Why a text isn't a valid address for the lists; `undefined` if it's valid. */
function addressProblem(text: string): string | undefined {
  const { route } = parseAddress(text);
  const isBare = !languagePrefix(route) && !pageExtension(route);
  if (text.startsWith('/') && ADDRESS.test(text) && isBare) return undefined;
  return `${text}: write a path without language and extension, such as /config/test/bail#example`;
}

/** The lines of a list with their numbers, without comments, which start with `# `. */
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

/** The list of redirects, relative to the project's root. */
export const REDIRECTS_FILE = 'docs/redirects.txt';

/**
 * Parses a list with lines of `from to`, each `/page` or `/page#heading`. Lines that start with `# `
 * are comments. `file` is only used in messages.
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

/** The list of all addresses that were ever published, relative to the project's root. */
export const ADDRESSES_FILE = 'docs/addresses.txt';

/** A line of the list: a page's route and the IDs of its headings. */
export interface PublishedPage {
  readonly route: string;
  readonly ids: readonly string[];
  /** Line in the list, from 1. */
  readonly line: number;
}

/** Parses a list with lines of `/page #heading #heading`. Lines that start with `# ` are comments. */
export function parseAddressList(text: string): PublishedPage[] {
  return linesOf(text).map(({ line, words: [route = '', ...hashes] }) => {
    return { route, ids: hashes.map((hash) => hash.slice(1)), line };
  });
}

/** Formats a list: one line per page, sorted, with IDs in the given order. */
export function formatAddressList(pages: readonly Omit<PublishedPage, 'line'>[]): string {
  const lines = pages.map(({ route, ids }) => [route, ...ids.map((id) => `#${id}`)].join(' '));
  return `${[HEAD, ...lines.sort()].join('\n')}\n`;
}

const HEAD = `# Every address that this site ever had, without the language: a page and its headings a line.
# Written by "npm run fix", which never removes a line; "npm run content" checks it.`;

/** The addresses of a page; the first one is the page itself. */
export function addressesOf({ route, ids }: Omit<PublishedPage, 'line'>): Address[] {
  return ['', ...ids].map((id) => ({ route, id }));
}

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

/** Whether a page or heading exists at an address in one language. */
export function isLive({ route, id }: Address, pages: SitePages): boolean {
  const ids = pages.get(route);
  return ids !== undefined && (id === '' || ids.has(id));
}
