import type { PageKind } from 'site-search/build';
import type { SearchPhrases } from '../../../content/front-matter/frontMatter.ts';
import type { Page } from '../../../content/page.ts';
import { readPages } from '../../../content/readPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';

/** What the index takes from a page's Markdown, because its HTML doesn't have it. */
export interface PageNotes {
  readonly kind: PageKind;
  readonly phrases?: SearchPhrases | undefined;
}

/** The notes of all pages of a site, by URL without base path. */
export function readPageNotes(root: string, docs?: string): Map<string, PageNotes> {
  const pages = readPages(root, docs === undefined ? {} : { docs });
  return new Map(
    pages.map((page) => [localizedPath(page.route, page.language), notesOf(page)] as const),
  );
}

function notesOf({ frontMatter }: Page): PageNotes {
  return { kind: kindOf(frontMatter), phrases: frontMatter?.searchPhrases };
}

function kindOf(frontMatter: Page['frontMatter']): PageKind {
  if (frontMatter?.overview || frontMatter?.pageType === 'home') return 'overview';
  if (frontMatter?.summary) return 'summary';
  return frontMatter?.options || frontMatter?.api ? 'reference' : 'guide';
}
