import type { NavItem } from '@rspress/core';
import { pathOnly, withoutFileName } from 'static-pages/paths';
import { languagePrefix } from '../../content/routes/localizedPath.ts';

/** An item of the navbar, normalized for the views. */
export interface NavEntry {
  text: string;
  href?: string;
  tag?: string;
  position: 'left' | 'right';
  /** Matches the paths on which the entry is the current one. */
  activeMatch?: string;
  children: NavEntry[];
}

/** Normalizes Rspress' navigation items; `position` defaults to right. */
export function navTree(items: NavItem[]): NavEntry[] {
  return items.map((item) => ({
    text: item.text ?? '',
    href: 'link' in item ? item.link : undefined,
    tag: item.tag,
    position: item.position ?? 'right',
    activeMatch: 'activeMatch' in item ? item.activeMatch : undefined,
    children: 'items' in item ? navTree(item.items) : [],
  }));
}

/** The links in a group's dropdown: its own page, its items, and their items. */
export function dropdownLinks(entry: NavEntry): { text: string; href: string; tag?: string }[] {
  const { text, href, tag, children } = entry;
  const groupLink = href === undefined ? [] : [{ text, href, tag }];
  return [...groupLink, ...children.flatMap(dropdownLinks)];
}

/** Whether an item, or one inside it, is the section of `pathname`, a path without base. */
export function isCurrentEntry(entry: NavEntry, pathname: string): boolean {
  if (entry.children.some((child) => isCurrentEntry(child, pathname))) return true;
  if (entry.activeMatch !== undefined) return new RegExp(entry.activeMatch).test(pathname);
  if (entry.href === undefined) return false;
  // `/config/index.html#first` is `/config/`.
  const path = withoutFileName(pathOnly(entry.href));
  // Every path in a language begins with that of its home page.
  if (path === `${languagePrefix(path) ?? ''}/`) return false;
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
