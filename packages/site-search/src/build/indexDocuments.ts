import { getOrCreate } from '../getOrCreate.ts';
import { type Postings, weightOf } from '../index/postings.ts';
import { type Place, type PlacedSection, placeSections, textsOf } from '../index/sectionTexts.ts';
import { EXACT_PREFIX } from '../index/storedIndex.ts';
import { addRun, emptyList, exactPostings, fieldFilter } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import type { IndexedDocument } from '../page.ts';
import { matchRuns, termsOf } from '../text/tokenize.ts';

/** The postings of all terms of all documents, and of their exact names behind `EXACT_PREFIX`. */
export function indexDocuments(documents: readonly IndexedDocument[]): Map<string, Postings> {
  const index = new Map<string, number[]>();
  documents.forEach((document, number) => {
    const fieldOf = fieldFilter();
    for (const { section, place, run } of placeSections(document).flatMap(runsIn)) {
      const field = fieldOf(section, place, run);
      if (!field) continue;
      for (const term of termsOf(run)) {
        addRun(getOrCreate(index, term, emptyList), run, number, field);
      }
    }
  });
  for (const [name, postings] of exactPostings(documents)) index.set(EXACT_PREFIX + name, postings);
  return new Map(Array.from(index, ([term, postings]) => [term, shortened(postings)]));
}

function runsIn(section: PlacedSection) {
  const texts = Object.entries(textsOf(section)) as [Place, string[]][];
  return texts.flatMap(([place, lines]) =>
    lines.flatMap(matchRuns).map((run) => ({ section, place, run })),
  );
}

/** A term that is everywhere tells nothing: its lowest weights are left out. */
function shortened(postings: Postings): Postings {
  if (postings.length <= LIMITS.postings) return postings;
  const heaviest = [...postings].sort((a, b) => weightOf(b) - weightOf(a) || a - b);
  return heaviest.slice(0, LIMITS.postings).sort((a, b) => a - b);
}
