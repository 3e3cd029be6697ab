import type { SidebarItem } from '../markdown-twins/sidebarItems.ts';
import type { Sections } from './readSections.ts';
import type { SitePage } from './sitePage.ts';

/** One step on the way from the navigation down to a page. */
export interface Crumb {
  readonly name: string;
  /** Missing where no page stands for the step. */
  readonly target?: SitePage | undefined;
}

/**
 * What stands above a page: the entry of the navigation, then the groups of the sidebar. Neither
 * the home page nor the page itself is part of it. `pages` are those of the page's language and
 * version, by `page`.
 */
export function trailAbove(
  { page }: SitePage,
  { metas, nav }: Sections,
  pages: ReadonlyMap<string, SitePage>,
): Crumb[] {
  const folders = [...page.matchAll(/\//g)].slice(1).map(({ index }) => page.slice(0, index + 1));
  const crumbs = folders.map((folder, depth): Crumb => {
    const parent = folders[depth - 1] ?? '/';
    const entry = depth === 0 ? nav.find(({ link }) => link.startsWith(folder)) : undefined;
    const own = pages.get(entry?.link ?? folder) ?? pages.get(folder.slice(0, -1));
    const name = entry?.text ?? labelOf(folder, metas.get(parent)) ?? own?.title;
    return { name: name ?? '', target: own };
  });
  return crumbs.filter(({ name, target }) => name !== '' && target?.page !== page);
}

function labelOf(folder: string, items: readonly SidebarItem[] = []): string | undefined {
  const folderName = folder.split('/').at(-2);
  const item = items.find((one) => one.kind === 'folder' && one.name === folderName);
  return item?.kind === 'folder' ? item.label : undefined;
}
