import {
  type LanguageTree,
  type ListedPage,
  partName,
} from '../../../content/navigation/languageTree.ts';
import { listedBelow } from '../../../content/navigation/pagesBelow.ts';

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
export function llmsSections(tree: LanguageTree): LlmsSection[] {
  const found = new Map<string, ListedPage[]>();
  let above: ListedPage[] = [];
  for (const page of inOrder(tree)) {
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
  const all = [pages.get('/'), ...listed, ...pages.values()];
  return [...new Set(all.filter((page) => page !== undefined))];
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
    ?.find((one) => typeof one === 'object' && one.type === 'dir' && one.name === group);
  const label = typeof item === 'object' && typeof item.label === 'string' ? item.label : undefined;
  return [partName(`/${part}/`, tree) ?? part, label ?? group];
}
