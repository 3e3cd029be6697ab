import type { TextRange } from '../text/tokenize.ts';

/** A text and its parts that match the query, in their order and apart from one another. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextRange[];
}

/** A section that was found. All texts are plain, not HTML. */
export interface SearchHit {
  /** The page's URL, with the heading's anchor where it has one. */
  readonly url: string;
  /** The area of the site and the title of the page. */
  readonly area: string;
  readonly page: string;
  /** The headings between the page's title and the section's. */
  readonly parents: readonly MarkedText[];
  /** The section's heading; of a page's opening, the title. */
  readonly title: MarkedText;
  /** Text of the section, shortened around its matches; empty where it has none. */
  readonly text: MarkedText;
  /** Of the section, such as an option's type and default. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** Up to three queries that do have hits; filled only where this one has none. */
  readonly suggestions: readonly string[];
}
