import { useFrontmatter } from '@rspress/core/runtime';
import type { PageFreshness } from '../../content/freshness';

/** What the page was last checked against; `undefined` if the site doesn't record it. */
export function useFreshness(): PageFreshness | undefined {
  const { frontmatter } = useFrontmatter();
  return frontmatter.freshness as PageFreshness | undefined;
}
