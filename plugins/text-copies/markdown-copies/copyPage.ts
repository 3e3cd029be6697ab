import type { PageFacts } from '../../../content/facts/pageFacts.ts';
import type { PageFreshness } from '../../../content/freshness.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import type { PageGroup } from '../../../content/navigation/pagesBelow.ts';
import type { Page } from '../../../content/page.ts';

/** A page with everything that its Markdown copy needs, as cloneable data for a worker thread. */
export interface CopyPage
  extends Pick<
    Page,
    'file' | 'language' | 'route' | 'source' | 'tree' | 'parseProblems' | 'codeBlocks'
  > {
  readonly frontMatter: PageFrontMatter;
  /** The site's URL, without a trailing slash: `https://rstest.rs`. */
  readonly site: string;
  /** About what the page documents. */
  readonly facts: PageFacts;
  /** Set if the site records it. */
  readonly freshness?: PageFreshness | undefined;
  /** For an overview page: the pages below it, in the sidebar's order. */
  readonly below?: readonly PageGroup[];
}
