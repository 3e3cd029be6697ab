import type { SidebarData } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { PageRecord } from './pageRecords';

/** A page's data, without its content, as returned by `usePage`. */
export interface PageData extends PageRecord {
  pageType: string;
  title: string;
  /** In browsers, the text of a heading is plain; in the build, it's Markdown. */
  toc: { id: string; text: string; depth: number }[];
  frontmatter: Record<string, unknown>;
  /** The section's path and sidebar; absent in browsers, and if the page isn't in a section. */
  section?: { path: string; items: SidebarData };
  /** What leads to the page, outermost first. */
  crumbs: readonly { text: string; href?: string }[];
  /** Paths of this page in all languages and versions, its own included. */
  counterparts: readonly string[];
}

/** What the build renders and browsers get as HTML, with the wrapper elements; `null` if there's none. */
export interface StaticParts {
  sidebar: ReactNode;
  outline: ReactNode;
  /** The content. */
  body: ReactNode;
  /** What follows the content: the list of an overview, and the footer. */
  end: ReactNode;
}

/** A page that's ready to render. */
export interface LoadedPage {
  data: PageData;
  /** What its document's head says about it (pageHead.ts); absent in development. */
  head?: readonly Element[];
  parts: StaticParts;
}

/** The data of the current page. */
export function useCurrentPage(): PageData {
  return usePage().page as unknown as PageData;
}
