import { isSamePath, withoutFileName } from 'static-pages/paths';
import type { LanguageTree, ListedPage } from './languageTree.ts';
import { sidebarOf } from './sidebarOf.ts';
import {
  type SidebarEntry,
  type SidebarGroup,
  type SidebarLink,
  sidebarTree,
} from './sidebarTree.ts';

/** A group of pages in a sidebar. `name` is empty for pages outside of any group. */
export interface PageGroup {
  readonly name: string;
  /** The address of the group's own page, which isn't one of `pages`. */
  readonly href?: string | undefined;
  readonly pages: readonly SidebarLink[];
}

/**
 * The pages below the page at `href`, grouped as in the sidebar. If the page is a group's own page, these
 * are the pages in the group, otherwise those in the page's folder. Groups without pages are left out,
 * unless they have their own page.
 */
export function pagesBelow(href: string, entries: readonly SidebarEntry[]): PageGroup[] {
  const group = groupOf(href, entries);
  if (group) {
    const isOther = (pageHref: string) => !isSamePath(pageHref, href);
    return groupPages(group.entries, isOther, { name: group.text });
  }
  const folder = withoutFileName(href).replace(/\/?$/, '/');
  return groupPages(
    entries,
    (pageHref) => !isSamePath(pageHref, href) && withoutFileName(pageHref).startsWith(folder),
  );
}

/** The group whose own page is at `href`. */
function groupOf(href: string, entries: readonly SidebarEntry[]): SidebarGroup | undefined {
  for (const entry of entries) {
    if (entry.kind !== 'group') continue;
    const isOwn = entry.href !== undefined && isSamePath(entry.href, href);
    const found = isOwn ? entry : groupOf(href, entry.entries);
    if (found) return found;
  }
  return undefined;
}

/** Groups the links for which `isBelow` is true. `name` and `href` belong to the first group. */
function groupPages(
  entries: readonly SidebarEntry[],
  isBelow: (href: string) => boolean,
  { name, href }: Omit<PageGroup, 'pages'> = { name: '' },
): PageGroup[] {
  const groups: PageGroup[] = [];
  let pages: SidebarLink[] = [];
  let group = { name, href: href !== undefined && isBelow(href) ? href : undefined };
  const beginGroup = (nextName: string) => {
    if (pages.length > 0 || group.href !== undefined) groups.push({ ...group, pages });
    group = { name: nextName, href: undefined };
    pages = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'header') beginGroup(entry.text);
    if (entry.kind === 'link' && isBelow(entry.href)) pages.push(entry);
    if (entry.kind === 'group') {
      // Links after the inner group are in another group with the same name.
      beginGroup(group.name);
      groups.push(...groupPages(entry.entries, isBelow, { name: entry.text, href: entry.href }));
    }
  }
  beginGroup('');
  return groups;
}

export interface ListedGroup {
  readonly name: string;
  /** The group's own page comes first. */
  readonly pages: readonly ListedPage[];
}

/** The pages below a route, in the groups of their language's sidebar. */
export function listedBelow(route: string, tree: LanguageTree): ListedGroup[] {
  const folder = route.endsWith('/') ? route : `${route}/`;
  const sidebar = sidebarTree(sidebarOf(folder, { ...tree, prefix: '' }));
  // A folder can list pages of other folders, but links to other sections of the site aren't below it.
  const section = route.split('/').slice(0, 2).join('/');
  return groupPages(sidebar, (href) => href !== route && href.startsWith(section)).map(
    ({ name, href = '', pages }) => {
      const hrefs = [href, ...pages.map((page) => page.href)];
      return { name, pages: hrefs.flatMap((pageHref) => tree.pages.get(pageHref) ?? []) };
    },
  );
}
