import type { Page } from 'site-search/build';

/** A page of a built site, in its language. */
export interface PageRecord extends Page {
  readonly language: string;
}
