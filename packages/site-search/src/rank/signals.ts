import type { PageKind } from '../page.ts';

/**
 * What counts in the ranking, in one place. The numbers are those with the best results in
 * `npm run bench -- search`. A section's score is
 *
 *   (label + text) × completeness × kind × opening × links
 *
 * and sections of which a name or a phrase is the whole query go ahead of all others, by `TIER`.
 */

/** The label that matches best: the heading, a phrase by which readers ask for the section, or a row. */
export const LABEL = 20;

/** A word in the text, by where it is; the best place counts in full, the others by `OTHER_PLACES`. */
export const TEXT_SIGNALS = {
  /** The heading, and names that the section defines. */
  heading: 6,
  phrases: 5,
  title: 5,
  text: 3,
} as const;
export const OTHER_PLACES = 0.25;

/**
 * Completeness is the share of the query that the page of a section answers. A word counts by half if the
 * scores of the page's sections for it add up to this number, and by more with each other section.
 */
export const SATURATION = 8;

/**
 * Guides explain a subject, reference pages a name; summaries repeat what others explain, and overviews
 * explain nothing.
 */
export const KIND: Readonly<Record<PageKind, number>> = {
  guide: 1.1,
  reference: 1,
  summary: 0.7,
  overview: 0.35,
};

/** A page's opening says what the page is about. */
export const OPENING = 1.25;

/** For each doubling of the number of pages that link to the page. */
export const LINK = 0.03;

/** Which kind of text of a section is the whole query. */
export const TIER = { none: 0, phrase: 1, name: 2 } as const;

/** Sections below this share of the best score are noise. */
export const MIN_SHARE = 0.12;
