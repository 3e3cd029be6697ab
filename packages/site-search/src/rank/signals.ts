import type { PageKind } from '../page.ts';

/**
 * What counts in the ranking, in one place. The numbers are those with the best results in
 * `npm run bench -- search`. A section's score is
 *
 *   (label + text) × completeness × kind × opening × links + page
 *
 * and sections whose name or phrase is the whole query go ahead of all others, by `TIER`.
 */

/** The best label: the heading, or a phrase by which readers ask for the section. */
export const LABEL = { heading: 30, phrase: 27 } as const;

/** A word in the text, by where it is; the best place counts, and a little of the others. */
export const TEXT_SIGNALS = {
  /** The heading, and names that the section defines. */
  heading: 6,
  phrases: 5,
  title: 5,
  text: 3,
} as const;
export const OTHER_PLACES = 0.25;

/** A section without any of what was asked for; with all of it, 1. */
export const INCOMPLETE = 0.12;

/** Replaces completeness if the text has the query as typed, in several words or in Chinese. */
export const QUOTED = 4;

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

/** A page's opening says what the page is about. */
export const OPENING = 1.25;

/** For each doubling of the number of pages that link to the page. */
export const LINK = 0.03;

/** A page of which several sections fit: a share of the scores of its best sections. */
export const PAGE = { share: 0.1, sections: 3 } as const;

/** What of a section equals the query: its text contains a Chinese one, or a phrase or name is it. */
export const TIER = {
  none: 0,
  quoted: 1,
  phrase: 2,
  name: 3,
} as const;

/** Sections below this share of the best score are noise. */
export const MIN_SHARE = 0.12;
