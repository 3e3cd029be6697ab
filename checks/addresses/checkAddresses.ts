import type { Problem } from '../../content/problem.ts';
import {
  ADDRESSES_FILE,
  type Address,
  addressesOf,
  formatAddress,
  isLive,
  type PublishedPage,
  REDIRECTS_FILE,
  type Redirect,
  type SiteLanguages,
  type SitePages,
} from './address.ts';

/** Reports listed addresses that lead nowhere in at least one language, not even by a redirect. */
export function checkLost(
  listed: readonly PublishedPage[],
  languages: SiteLanguages,
  redirects: RedirectTable,
  file: string = ADDRESSES_FILE,
): Problem[] {
  return listed.flatMap((page) => {
    const lost = addressesOf(page).filter((address) =>
      [...languages.values()].some((pages) => !findAddress(address, pages, redirects)),
    );
    // If the page is gone, so are all its headings: report only the page, whose address comes first.
    const reported = lost[0]?.id === '' ? lost.slice(0, 1) : lost;
    return reported.map((address) => ({
      file,
      line: page.line,
      message: lostMessage(address, languages),
    }));
  });
}

function lostMessage(address: Address, languages: SiteLanguages): string {
  const name = formatAddress(address);
  if (address.id === '') {
    return `${name} is gone, and links to it are dead: add "${name} /where/it/is/now" to ${REDIRECTS_FILE}`;
  }
  const missing = [...languages].filter(([, pages]) => !pages.get(address.route)?.has(address.id));
  if (missing.length < languages.size) {
    const where = missing.map(([language]) => language).join(', ');
    return `${name} is gone in one language (${where}): give the heading there {#${address.id}}`;
  }
  return `${name} is gone, and links to it miss their heading: give a heading {#${address.id}}, or add "${name} /page#heading" to ${REDIRECTS_FILE} (only the page if no heading matches)`;
}

/** The addresses of the site that aren't in the list. */
export function newAddresses(
  listed: readonly PublishedPage[],
  languages: SiteLanguages,
): Set<string> {
  const listedAddresses = new Set(listed.flatMap((page) => addressesOf(page).map(formatAddress)));
  const siteAddresses = [...languages.values()].flatMap((pages) =>
    [...pages].flatMap(([route, ids]) => addressesOf({ route, ids: [...ids] }).map(formatAddress)),
  );
  return new Set(siteAddresses.filter((address) => !listedAddresses.has(address)));
}

/** Reports duplicate redirects, redirects to nowhere, and redirects from existing pages or headings. */
export function checkRedirects(
  redirects: readonly Redirect[],
  languages: SiteLanguages,
  file: string = REDIRECTS_FILE,
): Problem[] {
  const firstLines = new Map<string, number>();
  return redirects.flatMap((redirect) => {
    const { line } = redirect;
    const source = formatAddress(redirect.from);
    const firstLine = firstLines.get(source);
    firstLines.set(source, firstLine ?? line);
    const message =
      firstLine === undefined
        ? redirectProblem(redirect, languages)
        : `${source} is already redirected in line ${firstLine}: remove one of the two`;
    return message === undefined ? [] : [{ file, line, message }];
  });
}

function redirectProblem({ from, to }: Redirect, languages: SiteLanguages): string | undefined {
  if ([...languages.values()].every((pages) => isLive(from, pages))) {
    return `${formatAddress(from)} still exists and would be hidden: remove the line, or rename what is there`;
  }
  const missing = [...languages].filter(([, pages]) => !isLive(to, pages));
  if (missing.length === 0) return undefined;
  const where = missing.map(([language]) => `docs/${language}`).join(' and ');
  return `${formatAddress(to)}: there is no such ${to.id === '' ? 'page' : 'heading'} in ${where}`;
}

/** Redirect targets by source address. */
export type RedirectTable = ReadonlyMap<string, Address>;

export function redirectTable(redirects: readonly Redirect[]): RedirectTable {
  return new Map(redirects.map(({ from, to }) => [formatAddress(from), to]));
}

/**
 * Resolves an address: to itself, to the target of its redirect, or, if its page has moved, to the
 * heading with the same ID on the new page; `undefined` if the address leads nowhere.
 */
export function findAddress(
  address: Address,
  pages: SitePages,
  redirects: RedirectTable,
): Address | undefined {
  const { route, id } = address;
  const redirect = redirects.get(formatAddress(address));
  if (redirect) return redirect;
  if (pages.has(route)) return isLive(address, pages) ? address : undefined;
  const newPage = redirects.get(route);
  // If the page became a section of another page, its redirect replaces the ID.
  if (newPage?.id !== '') return undefined;
  return pages.get(newPage.route)?.has(id) ? { route: newPage.route, id } : undefined;
}

/** The most redirects that are followed one after the other; a longer chain is a circle. */
const MAX_MOVES = 10;

/**
 * Follows redirects whose target has been redirected, too, so renaming a page again takes only one
 * more line in the list.
 */
export function resolveRedirects(redirects: readonly Redirect[], pages: SitePages): Redirect[] {
  const table = redirectTable(redirects);
  return redirects.map((redirect) => {
    let { to } = redirect;
    for (let move = 0; move < MAX_MOVES; move += 1) to = findAddress(to, pages, table) ?? to;
    return { ...redirect, to };
  });
}
