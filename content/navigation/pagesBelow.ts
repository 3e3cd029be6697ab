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
 * The pages below the one at `href`, in the groups and below the section headers of the sidebar: those of
 * its group or, if it has none, those in its folder. Groups without pages are left out, unless they have
 * their own page.
 */
export function pagesBelow(href: string, entries: readonly SidebarEntry[]): PageGroup[] {
  const group = groupOf(href, entries);
  if (group)
    return groupPages(group.entries, (other) => !isSamePath(other, href), { name: group.text });
  const folder = withoutFileName(href).replace(/\/?$/, '/');
  return groupPages(
    entries,
    (other) => !isSamePath(other, href) && withoutFileName(other).startsWith(folder),
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

function groupPages(
  entries: readonly SidebarEntry[],
  isBelow: (href: string) => boolean,
  { name, href: own }: Omit<PageGroup, 'pages'> = { name: '' },
): PageGroup[] {
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
      groups.push(...groupPages(entry.entries, isBelow, { name: entry.text, href: entry.href }));
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
  // A folder can list pages of others, but a link to another section is only a link.
  const section = route.split('/').slice(0, 2).join('/');
  return groupPages(sidebar, (href) => href !== route && href.startsWith(section)).map(
    ({ name, href, pages }) => ({
      name,
      pages: [href, ...pages.map((page) => page.href)].flatMap(
        (one) => tree.pages.get(one ?? '') ?? [],
      ),
    }),
  );
}
