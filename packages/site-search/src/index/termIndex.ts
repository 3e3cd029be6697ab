import { getOrCreate } from '../getOrCreate.ts';
import type { IndexedDocument } from '../page.ts';
import { normalizeLines } from '../text/tokenize.ts';
import { type Postings, toPostings } from './postings.ts';

/** Looks up terms, in the texts themselves or in stored postings. */
export interface TermIndex {
  /** How many documents the index has. */
  readonly documentCount: number;
  get(term: string): Postings;
  /** The documents with a heading or name that normalizes to `name`. */
  getExact(name: string): Postings;
  /** The known terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): readonly string[];
}

/** Lists of names, each list without the names that are the same once they're normalized. */
export function normalizedNames(lists: readonly (readonly string[])[]): string[][] {
  // All at once is faster than one by one. No name contains a tab or a line break.
  const lines = lists.map((names) => names.join('\t')).join('\n');
  return normalizeLines(lines)
    .split('\n')
    .map((line) => [...new Set(line.split('\t'))].filter(Boolean));
}

/** What being called by a name weighs: the opening of a page more than other sections. */
const EXACT_WEIGHTS = { title: 15, heading: 8 } as const;

/** The postings of all exact names. */
export function exactPostings(documents: readonly IndexedDocument[]): Map<string, Postings> {
  const index = new Map<string, Map<number, number>>();
  const sections = documents.flatMap((document) => document.sections);
  const names = normalizedNames(
    sections.map((section) => [section.heading, ...section.names]),
  ).values();
  documents.forEach((one, document) => {
    for (const { level } of one.sections) {
      const weight = level === 1 ? EXACT_WEIGHTS.title : EXACT_WEIGHTS.heading;
      for (const name of names.next().value ?? []) {
        addWeight(getOrCreate(index, name, noWeights), document, weight);
      }
    }
  });
  return new Map(Array.from(index, ([name, weights]) => [name, toPostings(weights)]));
}

export const noWeights = () => new Map<number, number>();

export function addWeight(weights: Map<number, number>, document: number, weight: number): void {
  weights.set(document, (weights.get(document) ?? 0) + weight);
}
