import type { ReactNode } from 'react';

/** The data of a page that Rspress has. A theme and plugins may add to it. */
export interface PageData {
  routePath: string;
  lang: string;
  version: string;
  /** The page's file, relative to the docs folder. */
  _relativePath: string;
  pageType: string;
  title: string;
  toc: { id: string; text: string; depth: number }[];
  frontmatter: Record<string, unknown>;
}

/** What the build renders and browsers get as HTML, by name. */
export type StaticParts = Readonly<Record<string, ReactNode>>;

/** A page that's ready to render. */
export interface LoadedPage {
  data: PageData;
  /** What its document's head says about it (documentPage.tsx); absent in development. */
  headElements?: readonly Element[];
  parts: StaticParts;
}
