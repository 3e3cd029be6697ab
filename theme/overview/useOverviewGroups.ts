import { useFrontmatter } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { isSamePath } from 'static-pages/paths';
import { useCurrentPage } from '../page/currentPage';
import { UI_LIMITS } from '../settings/site';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import { type OverviewGroup, overviewGroups } from './overviewGroups';

/** The IDs of headings that most pages have, which say nothing about a page in an overview. */
const COMMON_HEADINGS = ['pitfalls', 'see-also'];

/** The groups of the current overview page. */
export function useOverviewGroups(): OverviewGroup[] {
  const { entries } = useSidebarTree();
  const page = useCurrentPage();
  const { frontmatter } = useFrontmatter();
  return useMemo(() => {
    const { below = [] } = page;
    return overviewGroups({
      entries,
      isSelf: (href) => isSamePath(href, page.routePath),
      isBelow: (href) => href.startsWith(page.routePath.replace(/index$/, '')),
      pageOf: (href) => {
        const found = below.find(({ routePath }) => isSamePath(href, routePath));
        return { description: found?.description, headings: found?.headings ?? [] };
      },
      depths: frontmatter.overviewHeaders ?? [UI_LIMITS.overviewDepth],
      unlisted: COMMON_HEADINGS,
    });
  }, [entries, page, frontmatter]);
}
