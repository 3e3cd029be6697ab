import { pagesBelow } from '../markdown-twins/pagesBelow.ts';
import { siteMap } from '../markdown-twins/siteMap.ts';
import type { ListedPage } from '../markdown-twins/twinPage.ts';
import type { Sections } from '../site-pages/readSections.ts';

/** Pages that are read together: those of one group of the sidebar. */
export interface LlmsSection {
  /** `/guide/basic/` */
  readonly folder: string;
  /** The entry of the navigation and the group. */
  readonly names: readonly string[];
  readonly pages: readonly ListedPage[];
}

/**
 * Pure: every page of one language in exactly one section, in the order in which the site shows
 * them. A page that stands above the sections leads the first one below it.
 */
export function llmsSections(pages: readonly ListedPage[], sections: Sections): LlmsSection[] {
  const found = new Map<string, ListedPage[]>();
  let above: ListedPage[] = [];
  for (const page of inOrder(pages, sections)) {
    const folder = folderOf(page.route);
    if (folder === undefined) {
      above.push(page);
      continue;
    }
    found.set(folder, [...(found.get(folder) ?? []), ...above, page]);
    above = [];
  }
  // Without one below it, the last.
  const [folder, last] = [...found].at(-1) ?? ['/', []];
  if (above.length > 0) found.set(folder, [...last, ...above]);
  return [...found].map(([folder, pages]) => ({ folder, names: namesOf(folder, sections), pages }));
}

/** The home page, the parts in the navigation's order and the sidebar's, then what neither lists. */
function inOrder(pages: readonly ListedPage[], { metas, nav }: Sections): ListedPage[] {
  const map = siteMap(pages, metas);
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

/** `/config/test/` for `/config/test/bail`; nothing for `/config/`. */
function folderOf(route: string): string | undefined {
  return /^\/[^/]+\/[^/]+\//.exec(route)?.[0];
}

function namesOf(folder: string, { metas, nav }: Sections): string[] {
  if (folder === '/') return [];
  const [, part = '', group = ''] = folder.split('/');
  const item = metas.get(`/${part}/`)?.find((one) => one.kind === 'folder' && one.name === group);
  const label = item?.kind === 'folder' ? item.label : undefined;
  return [nav.find(({ link }) => link.startsWith(`/${part}/`))?.text ?? part, label ?? group];
}
