import type { SidebarData } from '@rspress/core';

/** A sidebar as the views want it: each entry says what it is. */
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

/** Reads Rspress' sidebar; `id` is the entry's place in the tree, such as `2.0`, below `parent`. */
export function sidebarTree(data: SidebarData, parent = ''): SidebarEntry[] {
  return data.map((item, index): SidebarEntry => {
    const id = parent === '' ? `${index}` : `${parent}.${index}`;
    if ('dividerType' in item) return { kind: 'divider', id, line: item.dividerType };
    if ('sectionHeaderText' in item) {
      return { kind: 'header', id, text: item.sectionHeaderText, tag: item.tag };
    }
    const { text, tag, context } = item;
    if (!('items' in item)) return { kind: 'link', id, text, tag, context, href: item.link };
    return {
      kind: 'group',
      id,
      text,
      tag,
      context,
      href: item.link,
      collapsible: item.collapsible,
      collapsed: item.collapsed,
      entries: sidebarTree(item.items, id),
    };
  });
}

/** Ids of the groups that hold the page `isCurrent` names, outermost first. */
export function groupsAround(
  entries: SidebarEntry[],
  isCurrent: (href: string) => boolean,
): string[] {
  for (const entry of entries) {
    if (entry.kind !== 'group') {
      if (entry.kind === 'link' && isCurrent(entry.href)) return [];
      continue;
    }
    if (entry.href !== undefined && isCurrent(entry.href)) return [entry.id];
    const inner = groupsAround(entry.entries, isCurrent);
    if (inner.length > 0 || holdsLink(entry.entries, isCurrent)) return [entry.id, ...inner];
  }
  return [];
}

function holdsLink(entries: SidebarEntry[], isCurrent: (href: string) => boolean): boolean {
  return entries.some((entry) => entry.kind === 'link' && isCurrent(entry.href));
}

/** Every link in reading order, groups' own pages included. */
export function linksInOrder(entries: SidebarEntry[]): { text: string; href: string }[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'link') return [{ text: entry.text, href: entry.href }];
    if (entry.kind !== 'group') return [];
    const own = entry.href === undefined ? [] : [{ text: entry.text, href: entry.href }];
    return [...own, ...linksInOrder(entry.entries)];
  });
}

/** The pages before and after the current one; nothing when the sidebar doesn't hold it. */
export function neighbours(
  entries: SidebarEntry[],
  isCurrent: (href: string) => boolean,
): { previous?: { text: string; href: string }; next?: { text: string; href: string } } {
  const links = linksInOrder(entries);
  const at = links.findIndex((link) => isCurrent(link.href));
  return at === -1 ? {} : { previous: links[at - 1], next: links[at + 1] };
}
