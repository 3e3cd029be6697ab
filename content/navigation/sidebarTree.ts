import type { Sidebar } from '@rspress/core';
import { withoutFileName } from 'static-pages/paths';

/** A sidebar entry, normalized for the views and discriminated by `kind`. */
export type SidebarEntry = SidebarLink | SidebarGroup | SidebarDivider | SidebarHeader;

export interface SidebarLink {
  kind: 'link';
  id: string;
  text: string;
  href: string;
  tag?: string;
  context?: string;
}

export interface SidebarGroup {
  kind: 'group';
  id: string;
  text: string;
  /** The address of the group's own page; missing if the page is among `entries`. */
  href?: string;
  tag?: string;
  context?: string;
  collapsible: boolean;
  collapsed: boolean;
  entries: SidebarEntry[];
}

export interface SidebarDivider {
  kind: 'divider';
  id: string;
  line: 'dashed' | 'solid';
}

export interface SidebarHeader {
  kind: 'header';
  id: string;
  text: string;
  tag?: string;
}

/** A section of the site: its path, such as `/zh/guide`, and its sidebar. */
export interface SidebarSection<Items> {
  path: string;
  items: Items;
}

/**
 * The section with a page; undefined if no section has it. Rspress' `getSidebarDataGroup` does the same,
 * but imports a table of all pages, which the bundler would then compile for browsers.
 */
export function sectionOf<Items>(
  sidebars: Readonly<Record<string, Items>>,
  page: string,
): SidebarSection<Items> | undefined {
  const [path] = Object.keys(sidebars)
    .filter((start) => page.startsWith(start))
    .sort((a, b) => b.length - a.length);
  const items = path === undefined ? undefined : sidebars[path];
  return path === undefined || items === undefined ? undefined : { path, items };
}

/** Normalizes Rspress' sidebar. `id` is the entry's path in the tree, such as `2.0`, below `parent`. */
export function sidebarTree(data: Sidebar[string], parent = ''): SidebarEntry[] {
  return data.map((item, index): SidebarEntry => {
    const id = parent === '' ? `${index}` : `${parent}.${index}`;
    if ('dividerType' in item) return { kind: 'divider', id, line: item.dividerType };
    if ('sectionHeaderText' in item) {
      return { kind: 'header', id, text: item.sectionHeaderText, tag: item.tag };
    }
    const { text, tag, context } = item;
    if (!('items' in item)) return { kind: 'link', id, text, tag, context, href: item.link };
    const entries = sidebarTree(item.items, id);
    return {
      kind: 'group',
      id,
      text,
      tag,
      context,
      href: holdsLink(entries, (href) => href === item.link) ? undefined : item.link,
      collapsible: item.collapsible ?? true,
      collapsed: item.collapsed ?? false,
      entries,
    };
  });
}

/** The groups that contain the current page, outermost first. */
export function ancestorGroups(
  entries: SidebarEntry[],
  isCurrent: (href: string) => boolean,
): SidebarGroup[] {
  for (const entry of entries) {
    if (entry.kind === 'link' && isCurrent(entry.href)) return [];
    if (entry.kind !== 'group') continue;
    const inner = ancestorGroups(entry.entries, isCurrent);
    const matches = entry.href !== undefined && isCurrent(entry.href);
    if (matches || inner.length > 0 || holdsLink(entry.entries, isCurrent))
      return [entry, ...inner];
  }
  return [];
}

/** All links in reading order, including the groups' own pages. */
export function linksInOrder(entries: SidebarEntry[]): { text: string; href: string }[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'link') return [{ text: entry.text, href: entry.href }];
    if (entry.kind !== 'group') return [];
    const groupPage = entry.href === undefined ? [] : [{ text: entry.text, href: entry.href }];
    return [...groupPage, ...linksInOrder(entry.entries)];
  });
}

/** The pages before and after the current one; empty if the sidebar doesn't contain it. */
export function neighbors(
  entries: SidebarEntry[],
  isCurrent: (href: string) => boolean,
): { previous?: { text: string; href: string }; next?: { text: string; href: string } } {
  const links = linksInOrder(entries);
  const index = links.findIndex((link) => isCurrent(link.href));
  return index === -1 ? {} : { previous: links[index - 1], next: links[index + 1] };
}

export interface Crumb {
  text: string;
  /** Missing if the step has no page. */
  href?: string | undefined;
}

/**
 * The pages and groups above the current page, outermost first: the section's overview, with which a
 * sidebar begins, and the groups around the page. Empty for a page that isn't in the sidebar.
 */
export function breadcrumbs(
  entries: SidebarEntry[],
  isCurrent: (href: string) => boolean,
): Crumb[] {
  const groups = ancestorGroups(entries, isCurrent);
  if (groups.length === 0 && !holdsLink(entries, isCurrent)) return [];
  const overview = entries.slice(0, 1).filter((entry) => entry.kind === 'link');
  return [...overview, ...groups]
    .filter(({ href = '' }) => !isCurrent(href))
    .map((entry) => ({ text: entry.text, href: entry.href ?? indexPage(entry, isCurrent) }));
}

/** The first page of a group, if that's the index of a folder and not the current page. */
function indexPage(
  entry: SidebarLink | SidebarGroup,
  isCurrent: (href: string) => boolean,
): string | undefined {
  const [first] = entry.kind === 'group' ? entry.entries : [];
  const isIndex =
    first?.kind === 'link' && withoutFileName(first.href).endsWith('/') && !isCurrent(first.href);
  return isIndex ? first.href : undefined;
}

/** Whether the text of a page's link is the name in its address, as for the page of an option. */
export function isNamedPage({ text, href }: { text: string; href: string }): boolean {
  return href.replace(/\.html$/, '').endsWith(`/${text}`);
}

function holdsLink(entries: SidebarEntry[], isWanted: (href: string) => boolean): boolean {
  return entries.some((entry) => entry.kind === 'link' && isWanted(entry.href));
}
