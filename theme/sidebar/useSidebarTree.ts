import { useLocation } from '@rspress/core/runtime';
import { useCallback, useMemo } from 'react';
import { isSamePath } from 'static-pages/paths';
import { type SidebarEntry, sidebarTree } from '../../content/navigation/sidebarTree';
import { useCurrentPage } from '../page/currentPage';

export interface CurrentSidebar {
  entries: SidebarEntry[];
  isCurrent: (href: string) => boolean;
}

/** The sidebar of the current section; empty for a page that isn't in a section. */
export function useSidebarTree(): CurrentSidebar {
  const { pathname } = useLocation();
  const { section } = useCurrentPage();
  const isCurrent = useCallback((href: string) => isSamePath(href, pathname), [pathname]);
  // IDs begin with the section's path, because two sections can have a group at the same place in the tree.
  const entries = useMemo(
    () => (section ? sidebarTree(section.items, section.path) : []),
    [section],
  );
  return { entries, isCurrent };
}
