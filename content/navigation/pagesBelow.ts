import { isSamePath, withoutFileName } from 'static-pages/paths';
import type { LanguageTree, ListedPage } from './languageTree.ts';
import { sidebarOf } from './sidebarOf.ts';
import { type SidebarEntry, type SidebarLink, sidebarTree } from './sidebarTree.ts';

/** A group of pages in a sidebar. `name` is empty for pages outside of any group. */
export interface PageGroup {
  readonly name: string;
  /** The address of the group's own page, which isn't one of `pages`. */
  readonly href?: string | undefined;
  readonly pages: readonly SidebarLink[];
}

/**
 * The pages below the one at `href`, in the groups and below the section headers of the sidebar. Groups
 * without pages are left out, unless they have their own page.
 */
export function pagesBelow(
  href: string,
  entries: readonly SidebarEntry[],
  { name, href: own }: Omit<PageGroup, 'pages'> = { name: '' },
): PageGroup[] {
  const folder = withoutFileName(href).replace(/\/?$/, '/');
  const isBelow = (other: string) =>
    !isSamePath(other, href) && withoutFileName(other).startsWith(folder);
  const groups: PageGroup[] = [];
  let pages: SidebarLink[] = [];
  let group = { name, href: own !== undefined && isBelow(own) ? own : undefined };
  const begin = (next: string) => {
    if (pages.length > 0 || group.href !== undefined) groups.push({ ...group, pages });
    group = { name: next, href: undefined };
    pages = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'header') begin(entry.text);
    if (entry.kind === 'link' && isBelow(entry.href)) pages.push(entry);
    if (entry.kind === 'group') {
      begin(group.name);
      groups.push(...pagesBelow(href, entry.entries, { name: entry.text, href: entry.href }));
    }
  }
  begin('');
  return groups;
}

export interface ListedGroup {
  readonly name: string;
  /** A group's own page is the first. */
  readonly pages: readonly ListedPage[];
}

/** The pages below a route, in the groups of their language's sidebar. */
export function listedBelow(route: string, tree: LanguageTree): ListedGroup[] {
  const folder = route.endsWith('/') ? route : `${route}/`;
  const sidebar = sidebarTree(sidebarOf(folder, { ...tree, prefix: '' }));
  return pagesBelow(route, sidebar).map(({ name, href, pages }) => ({
    name,
    pages: [href, ...pages.map((page) => page.href)].flatMap(
      (one) => tree.pages.get(one ?? '') ?? [],
    ),
  }));
}
