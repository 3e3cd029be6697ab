import { getOrCreate } from '../getOrCreate.ts';
import { type Postings, toPostings, weightOf, weightOfUse } from '../index/postings.ts';
import { COLUMNS, columnsOf, PLACE } from '../index/sectionColumns.ts';
import { EXACT_PREFIX } from '../index/storedIndex.ts';
import { addWeight, exactPostings, noWeights } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import type { IndexedDocument, Section } from '../page.ts';
import { matchRuns, termsOf } from '../text/tokenize.ts';

/** The postings of all terms of all documents, and of their exact names behind `EXACT_PREFIX`. */
export function indexDocuments(documents: readonly IndexedDocument[]): Map<string, Postings> {
  const index = new Map<string, Map<number, number>>();
  documents.forEach(({ sections }, document) => {
    for (const [term, use] of sections.flatMap(usesIn)) {
      addWeight(getOrCreate(index, term, noWeights), document, weightOfUse(use));
    }
  });
  const exact = exactPostings(documents);
  return new Map([
    ...Array.from(index, ([term, weights]) => [term, shortened(toPostings(weights))] as const),
    ...Array.from(exact, ([name, postings]) => [EXACT_PREFIX + name, shortened(postings)] as const),
  ]);
}

/** The terms of a section, each with its places. */
function usesIn(section: Section): [term: string, use: number][] {
  const texts = columnsOf(section);
  const uses = new Map<string, number>();
  for (const column of COLUMNS) {
    for (const term of texts[column].flatMap(matchRuns).flatMap(termsOf)) {
      uses.set(term, (uses.get(term) ?? 0) | PLACE[column]);
    }
  }
  return [...uses];
}

/** A term that is everywhere tells nothing: its lowest weights are left out. */
function shortened(postings: Postings): Postings {
  if (postings.length <= LIMITS.postings) return postings;
  const heaviest = [...postings].sort((a, b) => weightOf(b) - weightOf(a) || a - b);
  return heaviest.slice(0, LIMITS.postings).sort((a, b) => a - b);
}
