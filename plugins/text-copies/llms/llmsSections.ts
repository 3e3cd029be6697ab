import {
  type LanguageTree,
  type ListedPage,
  partName,
} from '../../../content/navigation/languageTree.ts';
import { listedBelow } from '../../../content/navigation/pagesBelow.ts';

/** The pages of one sidebar group. */
export interface LlmsSection {
  /** Such as `/guide/basic/`. */
  readonly folder: string;
  /** The names of the navigation entry and the group. */
  readonly names: readonly string[];
  readonly pages: readonly ListedPage[];
}

/**
 * Groups the pages of one language into sections, in the site's order. Each page is in one section; a page
 * in a folder above the sections is at the beginning of the next one.
 */
export function llmsSections(tree: LanguageTree): LlmsSection[] {
  const pagesByFolder = new Map<string, ListedPage[]>();
  let above: ListedPage[] = [];
  for (const page of inOrder(tree)) {
    const folder = folderOf(page.route);
    if (folder === undefined) {
      above.push(page);
      continue;
    }
    pagesByFolder.set(folder, [...(pagesByFolder.get(folder) ?? []), ...above, page]);
    above = [];
  }
  // Pages after the last section are at its end.
  const [lastFolder, lastPages] = [...pagesByFolder].at(-1) ?? ['/', []];
  if (above.length > 0) pagesByFolder.set(lastFolder, [...lastPages, ...above]);
  return Array.from(pagesByFolder, ([folder, pages]) => ({
    folder,
    names: namesOf(folder, tree),
    pages,
  }));
}

/** The home page, pages in the order of navigation and sidebar, then pages that neither lists. */
function inOrder(tree: LanguageTree): ListedPage[] {
  const { pages, nav = [] } = tree;
  const parts = nav.flatMap((item) =>
    'link' in item ? (/^\/[^/]+\//.exec(item.link as string)?.[0] ?? []) : [],
  );
  const listed = [...new Set(parts)].flatMap((part) => [
    pages.get(part),
    ...listedBelow(part, tree).flatMap((group) => group.pages),
  ]);
  const ordered = [pages.get('/'), ...listed, ...pages.values()];
  return [...new Set(ordered.filter((page) => page !== undefined))];
}

/** `/config/test/` for `/config/test/bail`; `undefined` for `/config/`. */
function folderOf(route: string): string | undefined {
  return /^\/[^/]+\/[^/]+\//.exec(route)?.[0];
}

function namesOf(folder: string, tree: LanguageTree): string[] {
  if (folder === '/') return [];
  const [, part = '', group = ''] = folder.split('/');
  const item = tree.metas
    .get(`/${part}/`)
    ?.find((entry) => typeof entry === 'object' && entry.type === 'dir' && entry.name === group);
  const label = typeof item === 'object' && typeof item.label === 'string' ? item.label : undefined;
  return [partName(`/${part}/`, tree) ?? part, label ?? group];
}
