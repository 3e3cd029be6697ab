import type { PageFacts } from '../../content/facts/pageFacts';
import { useCurrentPage } from './currentPage';

/** The facts about the options or names that the page documents. */
export function usePageFacts(): PageFacts {
  return useCurrentPage().facts ?? { options: [] };
}
