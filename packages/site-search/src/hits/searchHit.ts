import type { TextRange } from '../text/tokenize.ts';

/** A text and its parts that match the query, in their order and apart from one another. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextRange[];
}

/** A section that was found. All texts are plain, not HTML. */
export interface SearchHit {
  /** The page's URL, with the heading's anchor if it has one. */
  readonly url: string;
  /** The area of the site. */
  readonly area: string;
  /** The title of the page. */
  readonly page: string;
  /** The headings between the page's title and the section's. */
  readonly parents: readonly MarkedText[];
  /** The section's heading; of a page's opening, the title. */
  readonly title: MarkedText;
  /** Text of the section, shortened around its matches; empty if it has none. */
  readonly text: MarkedText;
  /** Of the section, such as an option's type and default. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** Queries that do have hits, if this one has none. */
  readonly suggestions: readonly string[];
}

export interface HitLimits {
  /** How many hits there may be. */
  readonly hits: number;
  /** How many of them may be of one page. */
  readonly perPage: number;
}

/** The first items that the limits allow, with each URL once. */
export function limitHits<Item>(
  items: readonly Item[],
  urlOf: (item: Item) => string,
  { hits, perPage }: HitLimits,
): Item[] {
  const urls = new Set<string>();
  const counts = new Map<string, number>();
  const shown = items.filter((item) => {
    const url = urlOf(item);
    const page = url.replace(/#.*$/, '');
    const count = counts.get(page) ?? 0;
    if (urls.has(url) || count >= perPage) return false;
    urls.add(url);
    counts.set(page, count + 1);
    return true;
  });
  return shown.slice(0, hits);
}
