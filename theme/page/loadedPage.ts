import type { SidebarData } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { PageRecord } from './pageRecords';

/** A page's data, without its content, as returned by `usePage`. */
export interface PageData extends PageRecord {
  pageType: string;
  title: string;
  toc: { id: string; text: string; depth: number }[];
  frontmatter: Record<string, unknown>;
  /** The section's path and sidebar; absent if the page isn't in a section. */
  section?: { path: string; items: SidebarData };
  /** Paths of this page in all languages and versions, its own included. */
  counterparts: readonly string[];
}

/** A page that's ready to render. */
export interface LoadedPage {
  data: PageData;
  /** The content with its wrapper element; `null` for a page without content. */
  body: ReactNode;
}

/** The data of the current page. */
export function useCurrentPage(): PageData {
  return usePage().page as unknown as PageData;
}
