import { getOrCreate } from '../getOrCreate.ts';
import type { IndexedDocument } from '../page.ts';
import { isChinese, normalizeLines } from '../text/tokenize.ts';
import { addPosting, type Postings, raisePosting } from './postings.ts';
import type { Place, PlacedSection } from './sectionTexts.ts';

/** Looks up terms, in the texts themselves or in stored postings. */
export interface TermIndex {
  /** How many documents the index has. */
  readonly documentCount: number;
  get(term: string): Postings;
  /** The documents with a heading or name that normalizes to `name`. */
  getExact(name: string): Postings;
  /** The known terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): Iterable<string>;
  /** All known terms, Chinese aside. */
  terms(): Iterable<string>;
}

/** Where in a document a term is. */
type Field = 'heading' | 'phrases' | 'title' | 'ancestors' | 'text';

/** The first cell of a row is also in the row. */
const FIELDS: Readonly<Record<Place, Field | undefined>> = {
  heading: 'heading',
  names: 'heading',
  phrases: 'phrases',
  title: 'title',
  ancestors: 'ancestors',
  prose: 'text',
  rows: 'text',
  keys: undefined,
};

/** Each of the runs with a term adds to its weight, however often the run is in the field. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  heading: 7,
  phrases: 6,
  title: 1,
  ancestors: 1,
  text: 2,
};
/** A Chinese term is a piece of a sentence, so runs say nothing: the best field counts. */
const CHINESE_WEIGHTS: Readonly<Record<Field, number>> = {
  heading: 9,
  phrases: 7,
  title: 2,
  ancestors: 0,
  text: 2,
};

/** Adds a run of a field to the postings of one of its terms. */
export function addRun(postings: number[], run: string, document: number, field: Field): void {
  if (isChinese(run)) raisePosting(postings, document, CHINESE_WEIGHTS[field]);
  else addPosting(postings, document, WEIGHTS[field]);
}

/** Tells the field of a run if it's the first such run there. Takes the sections in their order. */
export function fieldFilter() {
  const seen = new Set<string>();
  let current: IndexedDocument | undefined;
  return ({ document, section }: PlacedSection, place: Place, run: string): Field | undefined => {
    if (document !== current) seen.clear();
    current = document;
    const field = FIELDS[place];
    // The headings within the document count as such.
    const isAbove = field !== 'ancestors' || section === document.sections[0];
    const key = `${field} ${run}`;
    if (!field || !isAbove || seen.has(key)) return undefined;
    seen.add(key);
    return field;
  };
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
export function exactPostings(documents: readonly IndexedDocument[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  const sections = documents.flatMap((document) => document.sections);
  const names = normalizedNames(
    sections.map((section) => [section.heading, ...section.names]),
  ).values();
  documents.forEach((one, document) => {
    for (const { level } of one.sections) {
      const weight = level === 1 ? EXACT_WEIGHTS.title : EXACT_WEIGHTS.heading;
      for (const name of names.next().value ?? []) {
        addPosting(getOrCreate(index, name, emptyList), document, weight);
      }
    }
  });
  return index;
}

export const emptyList = (): number[] => [];
