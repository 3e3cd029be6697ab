import type { OptionFact } from '../page-data/frontMatter.ts';

/** What a writer says of a page that isn't there yet. */
export interface NewPage {
  /** Without language: `/guide/basic/foo`. */
  readonly route: string;
  readonly title: string;
  readonly titleZh: string;
  /** Left out where it is still to be written. */
  readonly description?: string;
  readonly descriptionZh?: string;
  /** The page that it follows in the sidebar; at the end without one. */
  readonly after?: string;
  /** Of a page about an option: what the installed package says of it. */
  readonly option?: OptionFact;
}
