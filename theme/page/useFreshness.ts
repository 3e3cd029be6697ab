import type { PageFreshness } from '../../content/freshness';
import { useCurrentPage } from './currentPage';

/** What the page was last checked against; `undefined` if the site doesn't record it. */
export function useFreshness(): PageFreshness | undefined {
  return useCurrentPage().freshness;
}
