import type { Navigation } from '../../../content/navigation/readNavigation.ts';
import type { SidebarItem } from '../../../content/navigation/sidebarItems.ts';
import type { SitePage } from './sitePage.ts';

/** A step from the navigation down to a page. */
export interface Crumb {
  readonly name: string;
  /** Missing if the step has no page. */
  readonly target?: SitePage | undefined;
}

/**
 * The breadcrumbs above a page: the navigation entry, then the sidebar groups, without the home page
 * and the page itself. `pages` are those in the page's language and version, by `page`.
 */
export function trailAbove(
  { page }: SitePage,
  { sidebars, nav }: Navigation,
  pages: ReadonlyMap<string, SitePage>,
): Crumb[] {
  const folders = [...page.matchAll(/\//g)].slice(1).map(({ index }) => page.slice(0, index + 1));
  const crumbs = folders.map((folder, depth): Crumb => {
    const parent = folders[depth - 1] ?? '/';
    const entry = depth === 0 ? nav.find(({ link }) => link.startsWith(folder)) : undefined;
    const own = pages.get(entry?.link ?? folder) ?? pages.get(folder.slice(0, -1));
    const name = entry?.text ?? labelOf(folder, sidebars.get(parent)) ?? own?.title;
    return { name: name ?? '', target: own };
  });
  return crumbs.filter(({ name, target }) => name !== '' && target?.page !== page);
}

function labelOf(folder: string, items: readonly SidebarItem[] = []): string | undefined {
  const folderName = folder.split('/').at(-2);
  const item = items.find((one) => one.kind === 'folder' && one.name === folderName);
  return item?.kind === 'folder' ? item.label : undefined;
}
