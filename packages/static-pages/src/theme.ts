import type { ComponentType, ReactNode } from 'react';
import type { CarryQuery } from './links/navigateTo';
import type { ReadData } from './page/documentPage';
import type { PageData, StaticParts } from './page/loadedPage';

/** The exports of a theme's `index.tsx`, which browsers load. */
export interface Theme {
  /** The whole page. `<StaticPart name="…" />` is the place of each static part. */
  Layout: ComponentType;
  /** Adds event handlers that work before React has hydrated the page. */
  attach?: (root: HTMLElement) => void;
  readData?: ReadData;
  carryQuery?: CarryQuery;
}

/** Returns whether the site has a page at a path, which is without base. */
export type IsPage = (path: string) => boolean;

/**
 * The exports of a theme's `parts.tsx`, which runs in the build and in development. Browsers of the built
 * site load only its styles. It must not import Rspress' route table, which has each page as a module.
 */
export interface Parts {
  /** Renders the parts that browsers keep as HTML. `content` is the page's content. */
  renderParts(page: PageData, content: ReactNode, isPage: IsPage): StaticParts;
  /** Adds to the data that Rspress has about the page at a path, which is without base. */
  extendData?: (page: PageData, path: string, isPage: IsPage) => PageData;
  /** Leaves out of a page's data what the layout doesn't need in browsers. */
  browserData?: (page: PageData) => object;
  /** Sets the title and other tags of the head with `useDocumentHead`. */
  Head?: ComponentType;
}
