import type { ListedPage, SiteMap } from './pagesBelow.ts';
import type { SidebarItem } from './sidebarItems.ts';

/** Combines one language's pages with the entries of its `_meta.json` files. */
export function siteMap(
  pages: readonly ListedPage[],
  metas: ReadonlyMap<string, readonly SidebarItem[]>,
): SiteMap {
  const routes = pages.map(({ route }) => route);
  const folders = new Map(metas);
  for (const folder of new Set(routes.flatMap(foldersOf))) {
    if (!folders.has(folder)) folders.set(folder, unsortedItems(folder, routes));
  }
  return { pages: new Map(pages.map((page) => [page.route, page])), folders };
}

/** `/`, `/config/`, and `/config/test/` for `/config/test/bail`. */
function foldersOf(route: string): string[] {
  return [...route.matchAll(/\//g)].map(({ index }) => route.slice(0, index + 1));
}

/** The entries of a folder without `_meta.json`, sorted by name as in Rspress. */
function unsortedItems(folder: string, routes: readonly string[]): SidebarItem[] {
  const below = routes.filter((route) => route.startsWith(folder) && route !== folder);
  const names = new Set(below.map((route) => /^[^/]+\/?/.exec(route.slice(folder.length))?.[0]));
  const sorted = [...names].filter((name) => name !== undefined).sort();
  return sorted.map((name) =>
    name.endsWith('/') ? { kind: 'folder', name: name.slice(0, -1) } : { kind: 'page', name },
  );
}
