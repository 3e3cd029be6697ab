import { useFrontmatter } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { usePageFacts } from '../page/shownPage';
import { isSamePath } from '../router/samePath';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import { LIMITS } from '../site';
import { type OverviewGroup, overviewGroups } from './overviewGroups';

/** The groups of the overview page that the reader is on. */
export function useOverviewGroups(): OverviewGroup[] {
  const { entries } = useSidebarTree();
  const page = usePageFacts();
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
      depths: frontmatter.overviewHeaders ?? [LIMITS.overviewDepth],
    });
  }, [entries, page, frontmatter]);
}
