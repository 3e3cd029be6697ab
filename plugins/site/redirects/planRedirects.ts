import {
  type Address,
  formatAddress,
  type Redirect,
  type SitePages,
} from '../../../checks/addresses/address.ts';

/** The new addresses of headings, by their old ID. */
export type Fragments = ReadonlyMap<string, Address>;

export interface MovedPage {
  readonly from: string;
  readonly to: Address;
  /**
   * Headings that only the static page can redirect. Servers never see fragments, so they must not
   * redirect a page that has any.
   */
  readonly fragments: Fragments;
}

export interface RedirectPlan {
  readonly moved: readonly MovedPage[];
  /**
   * Fragments that existing pages redirect: headings that were removed from them, and headings of
   * moved pages, because redirects keep the fragment.
   */
  readonly fragments: ReadonlyMap<string, Fragments>;
}

/** Plans redirects that have passed `checkRedirects`. */
export function planRedirects(redirects: readonly Redirect[], pages: SitePages): RedirectPlan {
  const headings = headingsByPage(redirects);
  const arriving = new Map([...headings].filter(([route]) => pages.has(route)));
  const moved = redirects
    .filter(({ from }) => from.id === '')
    .map(({ from, to }): MovedPage => {
      const own = headings.get(from.route) ?? new Map<string, Address>();
      const known = arriving.get(to.route) ?? new Map<string, Address>();
      const ids = pages.get(to.route) ?? new Set<string>();
      if (![...own].every(([id, now]) => canRedirectAtTarget(id, now, to, ids, known))) {
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

/** Whether the page `to` can redirect readers who arrive with the fragment `id`. */
function canRedirectAtTarget(
  id: string,
  now: Address,
  to: Address,
  ids: ReadonlySet<string>,
  known: Fragments,
): boolean {
  // A redirect to a heading replaces the fragment.
  if (to.id !== '') return isSame(now, to);
  if (ids.has(id)) return isSame(now, { route: to.route, id });
  const other = known.get(id);
  return other === undefined || isSame(now, other);
}

function isSame(a: Address, b: Address): boolean {
  return formatAddress(a) === formatAddress(b);
}

/** Removes fragments that need no redirect because they lead to a heading of the page or its top. */
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
