import { type ListedPage, pagesBelow } from '../../../content/navigation/pagesBelow.ts';
import type { Navigation } from '../../../content/navigation/readNavigation.ts';
import { siteMap } from '../../../content/navigation/siteMap.ts';

/** The pages of one sidebar group. */
export interface LlmsSection {
  /** `/guide/basic/` */
  readonly folder: string;
  /** The names of the navigation entry and the group. */
  readonly names: readonly string[];
  readonly pages: readonly ListedPage[];
}

/**
 * Groups the pages of one language into sections, each page in exactly one, in the site's order. A
 * page above the sections becomes the first page of the next section.
 */
export function llmsSections(pages: readonly ListedPage[], navigation: Navigation): LlmsSection[] {
  const found = new Map<string, ListedPage[]>();
  let above: ListedPage[] = [];
  for (const page of inOrder(pages, navigation)) {
    const folder = folderOf(page.route);
    if (folder === undefined) {
      above.push(page);
      continue;
    }
    found.set(folder, [...(found.get(folder) ?? []), ...above, page]);
    above = [];
  }
  // If there's no next section, the last one.
  const [folder, last] = [...found].at(-1) ?? ['/', []];
  if (above.length > 0) found.set(folder, [...last, ...above]);
  return [...found].map(([folder, pages]) => ({
    folder,
    names: namesOf(folder, navigation),
    pages,
  }));
}

/** The home page, pages in the order of navigation and sidebar, then pages that neither lists. */
function inOrder(pages: readonly ListedPage[], { sidebars, nav }: Navigation): ListedPage[] {
  const map = siteMap(pages, sidebars);
  const parts = nav
    .map(({ link }) => /^\/[^/]+\//.exec(link)?.[0])
    .filter((part) => part !== undefined);
  const listed = [...new Set(parts)].flatMap((part) => [
    map.pages.get(part),
    ...pagesBelow(part, map).flatMap((group) => group.pages),
  ]);
  const all = [map.pages.get('/'), ...listed, ...pages];
  return [...new Set(all.filter((page) => page !== undefined))];
}

/** `/config/test/` for `/config/test/bail`; `undefined` for `/config/`. */
function folderOf(route: string): string | undefined {
  return /^\/[^/]+\/[^/]+\//.exec(route)?.[0];
}

function namesOf(folder: string, { sidebars, nav }: Navigation): string[] {
  if (folder === '/') return [];
  const [, part = '', group = ''] = folder.split('/');
  const item = sidebars
    .get(`/${part}/`)
    ?.find((one) => one.kind === 'folder' && one.name === group);
  const label = item?.kind === 'folder' ? item.label : undefined;
  return [nav.find(({ link }) => link.startsWith(`/${part}/`))?.text ?? part, label ?? group];
}
