/** A page to index. All texts are plain, not HTML. */
export interface Page {
  /** Path or address of the page, without a fragment. */
  readonly url: string;
  readonly title: string;
  /** The area of the site the page is in. */
  readonly area: string;
  /** How many other pages link here. It breaks near-ties. */
  readonly inboundLinks: number;
  readonly kind: PageKind;
  /** The first one is the page's opening, with the title as its heading. */
  readonly sections: readonly Section[];
}

/**
 * What a page is for. A plain noun finds guides ahead of reference pages, an exact name the page that
 * defines it. Summaries, such as a glossary or release notes, come after the pages that explain the
 * same, and overviews, which only link to other pages, come last.
 */
export type PageKind = 'guide' | 'reference' | 'summary' | 'overview';

export interface Section {
  /** 1 to 6, of the heading. */
  readonly level: number;
  /** The heading's ID; empty for the opening and for a heading without one. */
  readonly anchor: string;
  readonly heading: string;
  /** What the section defines, as readers type it: options, flags, exports. */
  readonly names: readonly string[];
  /** How readers ask for the section, in other words than its own. Never shown. */
  readonly phrases: readonly string[];
  /** Paragraphs and list items. */
  readonly prose: readonly string[];
  /** Rows of tables, cells joined by ` | `. */
  readonly rows: readonly string[];
  /**
   * Values by name, such as the type and the default of an option. They're found like text, and a hit
   * has them as they are. Their order is kept.
   */
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * A page as the index writer takes it. Without an area, that's the title; without a kind, it's a guide.
 * Other fields are empty or 0.
 */
export type PageInput = Pick<Page, 'url' | 'title'> &
  Partial<Omit<Page, 'sections'>> & { readonly sections: readonly SectionInput[] };
export type SectionInput = Pick<Section, 'level' | 'heading'> & Partial<Section>;

export type Heading = Pick<Section, 'level' | 'heading'>;
