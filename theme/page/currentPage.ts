import type { SidebarData } from '@rspress/core';
import { type PageData, usePage } from 'static-pages';
import type { PageFacts } from '../../content/facts/pageFacts';
import type { PageFreshness } from '../../content/freshness';
import type { SidebarSection } from '../../content/navigation/sidebarTree';

/**
 * A page's data, without its content, as returned by `usePage`. In browsers, the text of a heading is
 * plain; in the build, it's Markdown.
 */
export interface CurrentPage extends PageData {
  /** Date of the last change, such as `2026-01-02`; absent if the Git history doesn't have it. */
  lastUpdatedTime?: string;
  /** For an overview page, except in browsers: the pages that it lists, in the sidebar's groups. */
  below?: readonly OverviewGroup[];
  /** What the page was checked with; absent in browsers, and if the site doesn't record it. */
  freshness?: PageFreshness;
  /** Absent in browsers. */
  facts?: PageFacts;
  /** The code that the playground shows first, as HTML; absent on other pages, and in browsers. */
  playgroundCode?: string;
  /** The section's path and sidebar; absent in browsers, and if the page isn't in a section. */
  section?: SidebarSection<SidebarData>;
  /** The section and the groups that the page is in, outermost first. */
  crumbs: readonly { text: string; href?: string }[];
  /** Paths of this page in all languages and versions, including the current one. */
  counterparts: readonly string[];
}

/** The data of a page that the overview page above it shows. */
export interface PageBelow {
  routePath: string;
  description?: string;
  headings: { id: string; text: string; depth: number }[];
}

export interface OverviewGroup {
  name: string;
  pages: OverviewPage[];
}

export interface OverviewPage extends Omit<PageBelow, 'routePath'> {
  text: string;
  href: string;
}

/** The data of the current page. Rspress' type has only the fields that Rspress itself adds. */
export function useCurrentPage(): CurrentPage {
  return usePage().page as unknown as CurrentPage;
}

/** The facts about the options or names that the page documents. */
export function usePageFacts(): PageFacts {
  return useCurrentPage().facts ?? { options: [] };
}
