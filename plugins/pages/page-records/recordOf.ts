import type { PageBelow, PageRecord } from '../../../theme/page/pageRecords.ts';
import { LIMITS } from '../../../theme/settings/site.ts';

/** The data that Rspress has read from a page before compilation. */
export interface ReadPage {
  routePath: string;
  lang: string;
  version: string;
  _relativePath: string;
  toc: readonly { id: string; text: string; depth: number }[];
  frontmatter: { description?: string; overview?: boolean; overviewHeaders?: readonly number[] };
  /** Set by the `last-updated` plugin. */
  lastUpdatedTime?: string;
}

/** A page's record. `pages` are all pages of the site. */
export function recordOf(page: ReadPage, pages: readonly ReadPage[]): PageRecord {
  const { routePath, lang, version, _relativePath } = page;
  return {
    routePath,
    lang,
    version,
    _relativePath,
    ...(page.lastUpdatedTime === undefined ? {} : { lastUpdatedTime: page.lastUpdatedTime }),
    ...(page.frontmatter.overview ? { below: pagesBelow(page, pages) } : {}),
  };
}

function pagesBelow(overview: ReadPage, pages: readonly ReadPage[]): PageBelow[] {
  const { routePath, frontmatter } = overview;
  const depths = frontmatter.overviewHeaders ?? [LIMITS.overviewDepth];
  const below = pages.filter((page) => page !== overview && page.routePath.startsWith(routePath));
  return below.map((page) => ({
    routePath: page.routePath,
    ...(page.frontmatter.description ? { description: page.frontmatter.description } : {}),
    headings: page.toc
      .filter(({ depth }) => depths.includes(depth))
      .map(({ id, text, depth }) => ({ id, text, depth })),
  }));
}
