import { getOrCreate } from '../getOrCreate.ts';
import { type Postings, PostingsBuilder, weightOf } from '../index/postings.ts';
import { COLUMNS, columnLines, PLACE } from '../index/sectionColumns.ts';
import { LIMITS } from '../limits.ts';
import type { IndexedDocument, Section } from '../page.ts';
import { matchRuns, termsOf } from '../text/tokenize.ts';

/** The postings of all terms of all documents. */
export function indexDocuments(documents: readonly IndexedDocument[]): Map<string, Postings> {
  const index = new Map<string, PostingsBuilder>();
  documents.forEach(({ sections }, document) => {
    for (const section of sections) {
      for (const [term, use] of usesIn(section)) {
        getOrCreate(index, term, () => new PostingsBuilder()).add(document, section, use);
      }
    }
  });
  return new Map(Array.from(index, ([term, postings]) => [term, shortened(postings.build())]));
}

/** The terms of a section, each with its places. */
function usesIn(section: Section): Map<string, number> {
  const uses = new Map<string, number>();
  for (const column of COLUMNS) {
    for (const term of columnLines(section, column).flatMap(matchRuns).flatMap(termsOf)) {
      uses.set(term, (uses.get(term) ?? 0) | PLACE[column]);
    }
  }
  return uses;
}

/** A term that is everywhere tells nothing: its lowest weights are left out. */
function shortened(postings: Postings): Postings {
  if (postings.length <= LIMITS.postings) return postings;
  const heaviest = [...postings].sort((a, b) => weightOf(b) - weightOf(a) || a - b);
  return heaviest.slice(0, LIMITS.postings).sort((a, b) => a - b);
}
