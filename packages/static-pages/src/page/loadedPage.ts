import type { ReactNode } from 'react';

/** The data that Rspress has of a page. A theme and plugins may add more. */
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

/** Parts of a page by name. The build renders them, and browsers get them as HTML. */
export type StaticParts = Readonly<Record<string, ReactNode>>;

/** A page that's ready to render. */
export interface LoadedPage {
  data: PageData;
  /** The elements of the document's head that describe the page; only in browsers of the built site. */
  headElements?: readonly Element[];
  parts: StaticParts;
}
