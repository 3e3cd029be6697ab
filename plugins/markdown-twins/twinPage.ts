import type { Language } from '../../theme/text.ts';
import type { PageFreshness } from '../freshness/pageFreshness.ts';
import type { PageFrontMatter } from '../page-data/frontMatter.ts';

/** A page of the site, with everything its Markdown twin is made of. */
export interface TwinPage {
  /** Path from the project's root, with forward slashes; said in errors. */
  readonly file: string;
  readonly language: Language;
  /** Without the language: `/config/test/bail`, `/guide/start/`. */
  readonly route: string;
  /** The whole file. */
  readonly source: string;
  readonly frontMatter: PageFrontMatter;
  /** Where the site lies, without a slash at its end: `https://rstest.rs`. */
  readonly site: string;
  /** On a site that keeps records of it. */
  readonly freshness?: PageFreshness | undefined;
  /** Of an overview: the pages below it, in the sidebar's order. */
  readonly below?: readonly PageGroup[];
}

/** Pages that stand together in the sidebar, under a name or, where it is empty, under none. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly ListedPage[];
}

export interface ListedPage {
  /** Without the language. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
}
