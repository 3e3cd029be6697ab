import type { Page } from '../page.ts';
import { languageFolder } from '../routes/pageFile.ts';
import type { ListedPage, SiteMap } from './pagesBelow.ts';
import { type Navigation, readNavigation } from './readNavigation.ts';
import type { SidebarItem } from './sidebarItems.ts';

/** A language of a site, or of one of its versions. */
export interface LanguageMap extends SiteMap, Pick<Navigation, 'nav'> {}

/** The navigation of each folder of a language that has pages. Files are relative to `root`. */
export function siteMaps(
  root: string,
  pages: readonly Page[],
): (page: Pick<Page, 'file' | 'language'>) => LanguageMap {
  const maps = new Map(
    [...new Set(pages.map(languageFolder))].map((folder) => {
      const own = pages.filter((page) => languageFolder(page) === folder);
      const { sidebars, nav } = readNavigation(root, folder);
      return [folder, { ...siteMap(own.map(toListed), sidebars), nav }] as const;
    }),
  );
  return (page) =>
    maps.get(languageFolder(page)) ?? { pages: new Map(), folders: new Map(), nav: [] };
}

function toListed({ route, frontMatterData }: Page): ListedPage {
  const { title = route, description = '' } = Object(frontMatterData) as Partial<ListedPage>;
  return { route, title, description };
}

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
