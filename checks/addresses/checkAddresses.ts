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

/** Reports listed addresses that no longer exist, in one language or all. */
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
    const isPageLost = lost.some(({ id }) => id === '');
    // If the page is gone, so are all its headings: report only the page.
    const reported = isPageLost ? lost.filter(({ id }) => id === '') : lost;
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
  const known = new Set(listed.flatMap((page) => addressesOf(page).map(formatAddress)));
  const all = [...languages.values()].flatMap((pages) =>
    [...pages].flatMap(([route, ids]) => addressesOf({ route, ids: [...ids] }).map(formatAddress)),
  );
  return new Set(all.filter((address) => !known.has(address)));
}

/** Reports duplicate redirects, and those to missing targets or from existing pages or headings. */
export function checkRedirects(
  redirects: readonly Redirect[],
  languages: SiteLanguages,
  file: string = REDIRECTS_FILE,
): Problem[] {
  const lines = new Map<string, number>();
  return redirects.flatMap(({ from, to, line }) => {
    const source = formatAddress(from);
    const before = lines.get(source);
    lines.set(source, before ?? line);
    const message =
      before !== undefined
        ? `${source} is already redirected in line ${before}: remove one of the two`
        : [...languages.values()].every((pages) => isLive(from, pages))
          ? `${source} still exists and would be hidden: remove the line, or rename what is there`
          : targetProblem(to, languages);
    return message === undefined ? [] : [{ file, line, message }];
  });
}

function targetProblem(to: Address, languages: SiteLanguages): string | undefined {
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
 * Resolves an address: to itself, to the target of its redirect, or to the heading with the same ID
 * on the page that its page moved to; `undefined` if there's none.
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
  const moved = redirects.get(route);
  if (moved?.id !== '') return undefined;
  return pages.get(moved.route)?.has(id) ? { route: moved.route, id } : undefined;
}

/** More moves of one page than this are a circle. */
const MOST_MOVES = 10;

/** Lets redirects to what has moved itself lead there, so that renaming a page again takes one line. */
export function resolveRedirects(redirects: readonly Redirect[], pages: SitePages): Redirect[] {
  const table = redirectTable(redirects);
  return redirects.map((redirect) => {
    let { to } = redirect;
    for (let move = 0; move < MOST_MOVES; move += 1) to = findAddress(to, pages, table) ?? to;
    return { ...redirect, to };
  });
}
