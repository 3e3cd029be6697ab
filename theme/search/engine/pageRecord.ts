/** What the builder takes from a page, and what the engine searches. Texts are plain, not HTML. */
export interface PageRecord {
  /** Path within the site, without the base: `/zh/config/test/bail`. */
  readonly route: string;
  readonly language: string;
  /** The area of the site the page is in, as the top navigation names it. */
  readonly area: string;
  readonly title: string;
  /** How many other pages link here from their text. */
  readonly links: number;
  /** The first one is the page's opening, with the title as its heading. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** 1 to 4, of the heading. */
  readonly level: number;
  /** The heading's id; empty for the opening and for a heading without one. */
  readonly anchor: string;
  readonly heading: string;
  /** What the section defines, as readers type it: options, flags, exports. */
  readonly names: readonly string[];
  /** Paragraphs and list items, one a line. */
  readonly prose: readonly string[];
  /** Rows of tables and facts, cells joined by ` | `. */
  readonly rows: readonly string[];
  /** Names from the code blocks that stand nowhere else in the section, joined by spaces. */
  readonly code: string;
}

/** A heading above a section, outermost first. */
export type Above = Pick<Section, 'level' | 'heading'>;

/**
 * Consecutive sections of a page: what is found and loaded as one. A long page is several, so that
 * a query never pays for all of it.
 */
export interface PagePart extends Omit<PageRecord, 'language'> {
  /** The headings that are open where the part begins. */
  readonly above: readonly Above[];
}
