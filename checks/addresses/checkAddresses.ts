import type { Problem } from '../../content/problem.ts';
import {
  type Address,
  formatAddress,
  REDIRECTS_FILE,
  type Redirect,
  type SiteLanguages,
  type SitePages,
} from './address.ts';
import { ADDRESSES_FILE, addressesOf, type PublishedPage } from './addressList.ts';

const WRITE_COMMAND = 'npm run fix';

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

/** Reports pages and headings that aren't in the list. */
export function checkNewAddresses(
  listed: readonly PublishedPage[],
  languages: SiteLanguages,
): Problem[] {
  const known = new Set(listed.flatMap((page) => addressesOf(page).map(formatAddress)));
  const fresh = new Set<string>();
  for (const pages of languages.values()) {
    for (const [route, ids] of pages) {
      for (const address of addressesOf({ route, ids: [...ids] }).map(formatAddress)) {
        if (!known.has(address)) fresh.add(address);
      }
    }
  }
  return [...fresh].map((address) => ({
    file: ADDRESSES_FILE,
    line: 1,
    message: `${address} is new: run \`${WRITE_COMMAND}\` to add it to the list`,
  }));
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
  const own = redirects.get(formatAddress(address));
  if (own) return own;
  const ids = pages.get(route);
  if (ids) return id === '' || ids.has(id) ? address : undefined;
  const moved = redirects.get(route);
  if (moved?.id !== '') return undefined;
  return pages.get(moved.route)?.has(id) ? { route: moved.route, id } : undefined;
}
