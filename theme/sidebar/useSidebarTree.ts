import { useLocation } from '@rspress/core/runtime';
import { useCallback, useMemo } from 'react';
import { usePageFacts } from '../page/shownPage';
import { isSamePath } from '../router/samePath';
import { type SidebarEntry, sidebarTree } from './sidebarTree';

export interface CurrentSidebar {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
}

/** The sidebar of the section that the page is in; empty for a page of no section. */
export function useSidebarTree(): CurrentSidebar {
  const { pathname } = useLocation();
  const { section } = usePageFacts();
  const isCurrent = useCallback((href: string) => isSamePath(href, pathname), [pathname]);
  // Two sections may have a group at the same place: what is chosen for one is not for the other.
  const entries = useMemo(
    () => (section ? sidebarTree(section.items, section.path) : []),
    [section],
  );
  return { entries, isCurrent };
}
