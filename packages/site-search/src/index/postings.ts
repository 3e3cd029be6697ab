import { PLACE } from './sectionColumns.ts';

/**
 * Documents that contain a term, each with a weight of 1 to `MAX_WEIGHT` that says how much it is
 * about the term. One number holds both: `document * (MAX_WEIGHT + 1) + weight`. Ascending.
 */
export type Postings = readonly number[];

export const MAX_WEIGHT = 15;
const STEP = MAX_WEIGHT + 1;

export function documentOf(posting: number): number {
  return Math.floor(posting / STEP);
}

export function weightOf(posting: number): number {
  return posting % STEP;
}

/** The postings of documents, in ascending order, with weights of any size. */
export function toPostings(weights: Iterable<readonly [document: number, weight: number]>) {
  return Array.from(
    weights,
    ([document, weight]) => document * STEP + Math.min(MAX_WEIGHT, weight),
  );
}

/** What a section that uses a term adds to the weight of its document. */
export function weightOfUse(use: number): number {
  if (use & PLACE.heading) return 7;
  if (use & PLACE.phrases) return 6;
  return use > 0 ? 2 : 0;
}
