import { type Address, formatAddress } from '../addresses/address.ts';
import type { Redirect } from '../addresses/redirect.ts';
import type { SitePages } from '../addresses/sitePages.ts';

/** Where headings are now, by the id they had. */
export type Fragments = ReadonlyMap<string, Address>;

export interface MovedPage {
  readonly from: string;
  readonly to: Address;
  /**
   * Headings that only this page can send on. A server never sees a fragment, so that it must not
   * redirect a page that has any: its static page does.
   */
  readonly fragments: Fragments;
}

export interface RedirectPlan {
  readonly moved: readonly MovedPage[];
  /**
   * What a page that is still there sends on: headings it lost, and those of moved pages whose
   * readers come here with the fragment they had.
   */
  readonly fragments: ReadonlyMap<string, Fragments>;
}

/** Pure. Expects redirects that `checkRedirects` finds nothing wrong with. */
export function planRedirects(redirects: readonly Redirect[], pages: SitePages): RedirectPlan {
  const headings = headingsByPage(redirects);
  const arriving = new Map([...headings].filter(([route]) => pages.has(route)));
  const moved = redirects
    .filter(({ from }) => from.id === '')
    .map(({ from, to }): MovedPage => {
      const own = headings.get(from.route) ?? new Map<string, Address>();
      const known = arriving.get(to.route) ?? new Map<string, Address>();
      const ids = pages.get(to.route) ?? new Set<string>();
      if (![...own].every(([id, now]) => isToldThere(id, now, to, ids, known))) {
        return { from: from.route, to, fragments: own };
      }
      if (to.id === '') arriving.set(to.route, new Map([...known, ...own]));
      return { from: from.route, to, fragments: new Map() };
    });
  return { moved, fragments: withoutNeedless(arriving, pages) };
}

function headingsByPage(redirects: readonly Redirect[]): Map<string, Map<string, Address>> {
  const byPage = new Map<string, Map<string, Address>>();
  for (const { from, to } of redirects) {
    if (from.id === '') continue;
    const headings = byPage.get(from.route) ?? new Map<string, Address>();
    byPage.set(from.route, headings.set(from.id, to));
  }
  return byPage;
}

/** Whether a reader who comes to `to` with the fragment `id` can be sent on from there. */
function isToldThere(
  id: string,
  now: Address,
  to: Address,
  ids: ReadonlySet<string>,
  known: Fragments,
): boolean {
  // A redirect that names a heading replaces the reader's fragment.
  if (to.id !== '') return isSame(now, to);
  if (ids.has(id)) return isSame(now, { route: to.route, id });
  const other = known.get(id);
  return other === undefined || isSame(now, other);
}

function isSame(a: Address, b: Address): boolean {
  return formatAddress(a) === formatAddress(b);
}

/** Without those that arrive anyway: at a heading of the page, or at its top. */
function withoutNeedless(
  arriving: ReadonlyMap<string, Fragments>,
  pages: SitePages,
): Map<string, Fragments> {
  const needed = [...arriving].map(([route, headings]) => {
    const left = [...headings].filter(
      ([id, now]) => !pages.get(route)?.has(id) && !isSame(now, { route, id: '' }),
    );
    return [route, new Map(left)] as const;
  });
  return new Map(needed.filter(([, headings]) => headings.size > 0));
}
