/**
 * What a search returns, in the shape that DocSearch shows. Every text in it except for facts is
 * HTML: escaped, with no tags but the two around a match.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** `lvl0` is the area of the site, `lvl1` the page's title, `lvl2` and below its headings. */
export type Hierarchy = Record<Level, string | null>;

export interface MarkedText {
  value: string;
}

export interface HighlightedHit {
  hierarchy: Partial<Record<Level, MarkedText>>;
  /** Shortened around its matches. */
  content?: MarkedText | undefined;
}

export interface SearchHit {
  /** Unique among the hits of an index, and the same in the next build. */
  objectID: string;
  /** The page's URL, with the heading's anchor where it has one. */
  url: string;
  /** The level whose text matched; `content` where only the text beneath the heading did. */
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
  /** Of the section, such as an option's type and default; plain text, not HTML. */
  facts?: Readonly<Record<string, string>>;
  hierarchy: Hierarchy;
  /** Both are the same. */
  _highlightResult: HighlightedHit;
  _snippetResult: HighlightedHit;
}

export interface SearchResult {
  hits: SearchHit[];
  /** How many sections match, shown or not. */
  nbHits: number;
  /** Up to three queries that do have hits; filled only where this one has none. */
  suggestions: string[];
}
