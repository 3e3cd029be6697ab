import {
  type Address,
  formatAddress,
  type Redirect,
  type SitePages,
} from '../../../checks/addresses/address.ts';

/** The new addresses of headings, by their old ID. */
export type Fragments = ReadonlyMap<string, Address>;

export interface MovedPage {
  /** The old route. */
  readonly from: string;
  readonly to: Address;
  /** Headings that the redirect doesn't lead to, although it keeps the fragment. */
  readonly fragments: Fragments;
}

export interface RedirectPlan {
  readonly moved: readonly MovedPage[];
  /** Headings that were removed from existing pages, by page. */
  readonly fragments: ReadonlyMap<string, Fragments>;
}

/** Plans redirects that have passed `checkRedirects`. */
export function planRedirects(redirects: readonly Redirect[], pages: SitePages): RedirectPlan {
  const movedHeadings = new Map<string, Map<string, Address>>();
  for (const { from, to } of redirects) {
    if (from.id === '') continue;
    const headings = movedHeadings.get(from.route) ?? new Map();
    movedHeadings.set(from.route, headings.set(from.id, to));
  }
  const fragmentsOf = (route: string, to: Address) => {
    const headings = [...(movedHeadings.get(route) ?? [])];
    return new Map(headings.filter(([id, target]) => !isReached(target, id, to, pages)));
  };
  const fragments = [...movedHeadings.keys()]
    .filter((route) => pages.has(route))
    .map((route) => [route, fragmentsOf(route, { route, id: '' })] as const)
    .filter(([, targets]) => targets.size > 0);
  const moved = redirects
    .filter(({ from }) => from.id === '')
    .map(({ from, to }) => ({ from: from.route, to, fragments: fragmentsOf(from.route, to) }));
  return { moved, fragments: new Map(fragments) };
}

/** Whether a redirect to `to` leads to `target` if the fragment of the old URL is `id`. */
function isReached(target: Address, id: string, to: Address, pages: SitePages): boolean {
  const keepsFragment = to.id === '' && pages.get(to.route)?.has(id);
  return formatAddress(target) === formatAddress(keepsFragment ? { route: to.route, id } : to);
}
