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
  /** Headings that aren't where the redirect leads, because it keeps the fragment. */
  readonly fragments: Fragments;
}

export interface RedirectPlan {
  readonly moved: readonly MovedPage[];
  /** Headings that were removed from existing pages, by page. */
  readonly fragments: ReadonlyMap<string, Fragments>;
}

/** Plans redirects that have passed `checkRedirects`. */
export function planRedirects(redirects: readonly Redirect[], pages: SitePages): RedirectPlan {
  const headings = new Map<string, Map<string, Address>>();
  for (const { from, to } of redirects) {
    if (from.id === '') continue;
    headings.set(from.route, (headings.get(from.route) ?? new Map()).set(from.id, to));
  }
  const fragmentsOf = (route: string, to: Address) =>
    new Map([...(headings.get(route) ?? [])].filter(([id, now]) => !isKept(id, now, to, pages)));
  const fragments = [...headings.keys()]
    .filter((route) => pages.has(route))
    .map((route) => [route, fragmentsOf(route, { route, id: '' })] as const)
    .filter(([, lost]) => lost.size > 0);
  const moved = redirects
    .filter(({ from }) => from.id === '')
    .map(({ from, to }) => ({ from: from.route, to, fragments: fragmentsOf(from.route, to) }));
  return { moved, fragments: new Map(fragments) };
}

/** Whether readers arrive at `now` who follow the redirect to `to` with the fragment `id`. */
function isKept(id: string, now: Address, to: Address, pages: SitePages): boolean {
  const isHeading = to.id === '' && pages.get(to.route)?.has(id);
  return formatAddress(now) === formatAddress(isHeading ? { route: to.route, id } : to);
}
