import type { SidebarData } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { PageRecord } from './pageRecords';

/** What the theme knows of a page besides its text, as `usePage` gives it. */
export interface PageFacts extends PageRecord {
  pageType: string;
  title: string;
  toc: { id: string; text: string; depth: number }[];
  frontmatter: Record<string, unknown>;
  /** The sidebar of its section, by the section's path; absent where it is in none. */
  section?: { path: string; items: SidebarData };
  /** Addresses of the same page in the site's languages and versions, its own included. */
  twins: readonly string[];
  /** Whether the page brings code of its own, which then has to run in the browser. */
  live?: boolean;
}

/** A page that can be shown at once. */
export interface ShownPage {
  facts: PageFacts;
  /** Its text, with the element around it; nothing for a page that has none. */
  body: ReactNode;
}

/** What is known of the page that is shown. */
export function usePageFacts(): PageFacts {
  return usePage().page as unknown as PageFacts;
}
