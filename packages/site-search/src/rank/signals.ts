import type { PageKind } from '../page.ts';

/**
 * What counts in the ranking, in one place. A section's score is
 *
 *   (label + text) × completeness × verbatim × kind × position × links
 *
 * and sections that are called exactly as the query says go ahead of all others, by `TIER`.
 */

/** The best label: the heading, or a phrase by which readers ask for the section. */
export const LABEL = { heading: 30, phrase: 27 } as const;

/** A word in the text, by where it is; the best place counts, and a little of the others. */
export const TEXT = {
  /** A name that the section defines, and a part of a name in its heading. */
  name: 9,
  piece: 6,
  heading: 6,
  phrase: 5,
  title: 5,
  ancestor: 3,
  /** The first cell of a row, which says what the row is about. */
  key: 4,
  prose: 3,
  rows: 2.4,
  others: 0.25,
} as const;

/** A section without any of what was asked for; with all of it, 1. Between them, squared. */
export const INCOMPLETE = 0.12;

/** Sections that contain the query as it was typed. */
export const VERBATIM = {
  /** A whole query in Chinese, whatever words it cuts through. */
  chinese: 4,
  heading: 1.6,
  oneWord: 1.3,
  /** For each word of a longer query. */
  word: 0.5,
} as const;

/**
 * Guides explain a subject, reference pages a name; summaries repeat what others explain, and overviews
 * explain nothing.
 */
export const KIND: Readonly<Record<PageKind, number>> = {
  guide: 1.1,
  reference: 1,
  summary: 0.5,
  overview: 0.35,
};

/** A page's opening says what the page is about; a heading without an ID can't be linked to. */
export const POSITION = { opening: 1.25, section: 1, withoutAnchor: 0.7 } as const;

/** For each doubling of the number of pages that link to the page. */
export const LINK = 0.03;

/** Sections that are called so, and how exactly. `sameSpelling` adds to the others. */
export const TIER = {
  none: 0,
  /** Text that contains a query in Chinese. */
  piece: 0.2,
  /** Called so without stop words, or with this site's namespace. */
  near: 1,
  sameSpelling: 1.5,
  phrase: 2,
  name: 3,
  title: 4,
} as const;

/** Sections below this share of the best score are noise. */
export const MIN_SHARE = 0.12;
