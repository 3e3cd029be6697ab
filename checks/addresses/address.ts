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

/** Why a text isn't a valid address for the lists, and how to fix it; `undefined` if it's valid. */
export function addressProblem(text: string): string | undefined {
  if (!text.startsWith('/')) return `${text} must start with /, relative to the root of the site`;
  const { route, id } = parseAddress(text);
  const language = languagePrefix(route);
  if (language) return `${text}: leave out ${language}, because addresses apply to all languages`;
  const extension = pageExtension(route);
  if (extension) return `${text}: leave out ${extension}`;
  if (!/^(?:\/[\w.-]+)*\/?$/.test(route)) {
    return `${text}: a page's path consists of letters, digits, "-", "_", and "." between single slashes`;
  }
  if (text.includes('#') && id === '') return `${text}: add a heading ID after #, or leave out #`;
  if (/%[\dA-Fa-f]{2}/.test(id)) return `${text}: write the ID decoded, without %`;
  return undefined;
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
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const words = raw.trim().split(/\s+/);
    if (raw.trim() === '' || words[0] === '#') continue;
    const [from = '', to = '', ...rest] = words;
    if (to === '' || rest.length > 0) {
      const message = `expected two addresses, "/before /now", got "${raw.trim()}"`;
      problems.push({ file, line, message });
      continue;
    }
    const messages = [from, to].flatMap((address) => addressProblem(address) ?? []);
    problems.push(...messages.map((message) => ({ file, line, message })));
    if (messages.length > 0) continue;
    redirects.push({ from: parseAddress(from), to: parseAddress(to), line });
  }
  return { redirects, problems };
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
