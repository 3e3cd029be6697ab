import { useLocation } from '@rspress/core/runtime';
import { isSamePath } from 'static-pages/paths';
import { sidebarTree } from '../../content/navigation/sidebarTree';
import { useCurrentPage } from '../page/currentPage';

/**
 * The sidebar of the current section, empty for a page that isn't in a section, and a function that returns
 * whether a link leads to the current page.
 */
export function useSidebarTree() {
  const { pathname } = useLocation();
  const { section } = useCurrentPage();
  return {
    // IDs begin with the section's path, because two sections can have a group at the same place in the tree.
    entries: section ? sidebarTree(section.items, section.path) : [],
    isCurrent: (href: string) => isSamePath(href, pathname),
  };
}
