import type { SidebarItem } from './sidebarItems.ts';
import type { ListedPage, PageGroup } from './twinPage.ts';

/** The pages and folders of one language. Routes begin with `/`, those of folders end with it. */
export interface SiteMap {
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** What the `_meta.json` of a folder lists. */
  readonly folders: ReadonlyMap<string, readonly SidebarItem[]>;
}

/**
 * The pages below a route as the sidebar lists them, in its groups; none is empty. A folder's
 * own page leads its group. Entries without a page are left out: Rspress stops a build for them.
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
      const page = map.pages.get(routeOf(folder, item.name));
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

function routeOf(folder: string, name: string): string {
  const page = name.replace(/\.mdx?$/, '');
  return page === 'index' ? folder : `${folder}${page}`;
}

/** The page a group's name leads to: beside the folder or, if there is none, within it. */
function ownPage(folder: string, name: string, { pages }: SiteMap): ListedPage | undefined {
  return pages.get(`${folder}${name}`) ?? pages.get(`${folder}${name}/`);
}
