import { getSidebarDataGroup, isActive, useLocation, useSite } from '@rspress/core/runtime';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../language/useLanguage';
import { type SidebarEntry, sidebarTree } from './sidebarTree';

export interface CurrentSidebar {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
}

/** The sidebar of the section that the address is in; empty on an address of no section. */
export function useSidebarTree(): CurrentSidebar {
  const { pathname } = useLocation();
  const { site } = useSite();
  const language = useLanguage();
  const isCurrent = useCallback((href: string) => isActive(href, pathname), [pathname]);
  const entries = useMemo(() => {
    const locale = site.themeConfig.locales.find(({ lang }) => lang === language);
    return sidebarTree(getSidebarDataGroup(locale?.sidebar ?? {}, pathname));
  }, [site, language, pathname]);
  return { entries, isCurrent };
}
