import type { Section } from '../page.ts';
import { PLACE } from './sectionColumns.ts';

/**
 * Documents that contain a term, each with a weight of 1 to `MAX_WEIGHT` that says how much it is
 * about the term. One number holds both: `document * (MAX_WEIGHT + 1) + weight`. Ascending.
 */
export type Postings = readonly number[];

/** Looks up terms, in the texts themselves or in stored postings. */
export interface TermIndex {
  /** How many documents the index has. */
  readonly documentCount: number;
  get(term: string): Postings;
  /** The known terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): readonly string[];
}

export const MAX_WEIGHT = 15;
const STEP = MAX_WEIGHT + 1;

export function documentOf(posting: number): number {
  return Math.floor(posting / STEP);
}

export function weightOf(posting: number): number {
  return posting % STEP;
}

/** Adds up the weights of the documents with a term, in ascending order. */
export class PostingsBuilder {
  readonly #weights = new Map<number, number>();

  /** Adds a section that uses the term in these `PLACE`s. */
  add(document: number, { level }: Section, use: number): void {
    const weight = (this.#weights.get(document) ?? 0) + weightOfUse(level, use);
    this.#weights.set(document, Math.min(MAX_WEIGHT, weight));
  }

  build(): Postings {
    return Array.from(this.#weights, ([document, weight]) => document * STEP + weight);
  }
}

function weightOfUse(level: number, use: number): number {
  if (use & PLACE.heading) return level === 1 ? 10 : 7;
  return use & PLACE.phrases ? 6 : 2;
}
