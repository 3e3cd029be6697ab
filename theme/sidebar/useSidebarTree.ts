import type { SidebarData } from '@rspress/core';
import { getSidebarDataGroup, isActive, useLocation, useSite } from '@rspress/core/runtime';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../language/useLanguage';
import { type SidebarEntry, sidebarTree } from './sidebarTree';

export interface CurrentSidebar {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
}

function sectionOf(data: SidebarData, sidebars: Record<string, SidebarData>): string {
  return Object.keys(sidebars).find((section) => sidebars[section] === data) ?? '';
}

/** The sidebar of the section that the address is in; empty on an address of no section. */
export function useSidebarTree(): CurrentSidebar {
  const { pathname } = useLocation();
  const { site } = useSite();
  const language = useLanguage();
  const isCurrent = useCallback((href: string) => isActive(href, pathname), [pathname]);
  const entries = useMemo(() => {
    const locale = site.themeConfig.locales.find(({ lang }) => lang === language);
    const sidebars = locale?.sidebar ?? {};
    const data = getSidebarDataGroup(sidebars, pathname);
    // Two sections may have a group at the same place: what is chosen for one is not for the other.
    return sidebarTree(data, sectionOf(data, sidebars));
  }, [site, language, pathname]);
  return { entries, isCurrent };
}
