import { useFrontmatter } from '@rspress/core/runtime';
import type { PageFacts } from '../../content/facts/pageFacts';

/** The facts about the options or names that the page documents, which the build adds. */
export function usePageFacts(): PageFacts {
  const { frontmatter } = useFrontmatter();
  return (frontmatter.facts as PageFacts | undefined) ?? { options: [] };
}
