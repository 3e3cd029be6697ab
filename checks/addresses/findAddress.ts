import { type Address, formatAddress } from './address.ts';
import type { Redirect } from './redirect.ts';
import type { SitePages } from './sitePages.ts';

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
