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

/** Adds a weight to that of a document, which is the list's last one or comes after it. */
export function addPosting(list: number[], document: number, weight: number): void {
  setLast(list, document, Math.min(MAX_WEIGHT, lastWeight(list, document) + weight));
}

/** Raises the weight of a document to at least this one. */
export function raisePosting(list: number[], document: number, weight: number): void {
  setLast(list, document, Math.max(lastWeight(list, document), weight));
}

/** 0 where the last posting is of another document. */
function lastWeight(list: readonly number[], document: number): number {
  const last = list.at(-1) ?? -1;
  return documentOf(last) === document ? weightOf(last) : 0;
}

function setLast(list: number[], document: number, weight: number): void {
  const isKnown = lastWeight(list, document) > 0;
  if (weight > 0) list[isKnown ? list.length - 1 : list.length] = document * STEP + weight;
}
