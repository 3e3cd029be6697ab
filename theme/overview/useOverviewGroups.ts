import { isActive, useFrontmatter, usePage, usePages } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { useSidebarTree } from '../sidebar/useSidebarTree';
import { LIMITS } from '../site';
import { type OverviewGroup, overviewGroups } from './overviewGroups';

/** The groups of the overview page that the reader is on. */
export function useOverviewGroups(): OverviewGroup[] {
  const { entries } = useSidebarTree();
  const { page } = usePage();
  const { pages } = usePages();
  const { frontmatter } = useFrontmatter();
  return useMemo(
    () =>
      overviewGroups({
        entries,
        isSelf: (href) => isActive(href, page.routePath),
        isBelow: (href) => href.startsWith(page.routePath.replace(/index$/, '')),
        pageOf: (href) => {
          const found = pages.find(({ routePath }) => isActive(href, routePath));
          return { description: found?.frontmatter.description, headings: found?.toc ?? [] };
        },
        depths: frontmatter.overviewHeaders ?? [LIMITS.overviewDepth],
      }),
    [entries, page.routePath, pages, frontmatter],
  );
}
