import { isActive, useFrontmatter, usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { PageRecord } from '../page/pageRecords';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import { LIMITS } from '../site';
import { type OverviewGroup, overviewGroups } from './overviewGroups';

/** The groups of the overview page that the reader is on. */
export function useOverviewGroups(): OverviewGroup[] {
  const { entries } = useSidebarTree();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  return useMemo(() => {
    const { below = [] } = page as Partial<PageRecord>;
    return overviewGroups({
      entries,
      isSelf: (href) => isActive(href, page.routePath),
      isBelow: (href) => href.startsWith(page.routePath.replace(/index$/, '')),
      pageOf: (href) => {
        const found = below.find(({ routePath }) => isActive(href, routePath));
        return { description: found?.description, headings: found?.headings ?? [] };
      },
      depths: frontmatter.overviewHeaders ?? [LIMITS.overviewDepth],
    });
  }, [entries, page, frontmatter]);
}
