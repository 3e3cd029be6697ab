import { useFrontmatter } from '@rspress/core/runtime';
import type { PageFreshness } from '../plugins/freshness/pageFreshness';

/** What the build says of the page's age; nothing on a site that keeps no records of it. */
export function useFreshness(): PageFreshness | undefined {
  const { frontmatter } = useFrontmatter();
  return frontmatter.freshness as PageFreshness | undefined;
}
