import path from 'node:path';
import { fileRoute } from '../routes/routeFile.ts';
import type { SidebarItem } from './sidebarItems.ts';

/** A page in a list of pages. */
export interface ListedPage {
  /** Without the language. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** A group of pages in the sidebar. `name` is empty for pages outside of any group. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly ListedPage[];
}

/** The pages and folders of one language. Routes start with `/`; those of folders also end with it. */
export interface SiteMap {
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** The entries of each folder's `_meta.json`. */
  readonly folders: ReadonlyMap<string, readonly SidebarItem[]>;
}

/**
 * The pages below a route, in the groups of the sidebar, without empty groups. A folder's own page is
 * the first of its group. Entries without a page are left out: they fail Rspress' build.
 */
export function pagesBelow(route: string, map: SiteMap): PageGroup[] {
  const folder = route.endsWith('/') ? route : `${route}/`;
  const groups = groupsOf(folder, '', [], map);
  return groups
    .map(({ name, pages }) => ({ name, pages: pages.filter((page) => page.route !== route) }))
    .filter(({ pages }) => pages.length > 0);
}

function groupsOf(
  folder: string,
  name: string,
  first: readonly ListedPage[],
  map: SiteMap,
): PageGroup[] {
  const groups: PageGroup[] = [];
  let group: { name: string; pages: ListedPage[] } = { name, pages: [...first] };
  const begin = (next: string) => {
    groups.push(group);
    group = { name: next, pages: [] };
  };
  for (const item of map.folders.get(folder) ?? []) {
    if (item.kind === 'header') begin(item.label);
    else if (item.kind === 'page') {
      const page = map.pages.get(fileRoute(path.posix.join(folder, item.name)));
      if (page && !group.pages.includes(page)) group.pages.push(page);
    } else {
      begin(group.name);
      const own = ownPage(folder, item.name, map);
      const label = item.label ?? own?.title ?? item.name;
      groups.push(...groupsOf(`${folder}${item.name}/`, label, own ? [own] : [], map));
    }
  }
  return [...groups, group];
}

/** The page that a group's name links to: next to the folder or, if there's none, its index. */
function ownPage(folder: string, name: string, { pages }: SiteMap): ListedPage | undefined {
  return pages.get(`${folder}${name}`) ?? pages.get(`${folder}${name}/`);
}
