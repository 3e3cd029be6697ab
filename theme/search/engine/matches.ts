import { getOrMake } from './getOrMake.ts';
import type { ResolvedConcept } from './resolveQuery.ts';
import { eachTermAt } from './tokenize.ts';

/** A stretch of a text that answers the query. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** Which of the concepts it answers. */
  readonly concept: number;
}

/** All matches of a text in their order. Overlapping ones stand side by side. */
export function findMatches(text: string, concepts: readonly ResolvedConcept[]): Match[] {
  const conceptOf = getOrMake(known, concepts, firstConcepts);
  const matches: Match[] = [];
  eachTermAt(text, (term, start, end) => {
    const concept = conceptOf.get(term);
    if (concept !== undefined) matches.push({ start, end, concept });
  });
  return matches;
}

/** A search asks for matches in hundreds of lines. */
const known = new WeakMap<readonly ResolvedConcept[], ReadonlyMap<string, number>>();

/** For each term the first concept that it answers. */
function firstConcepts(concepts: readonly ResolvedConcept[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  concepts.forEach(({ terms }, i) => {
    for (const term of terms.keys()) if (!first.has(term)) first.set(term, i);
  });
  return first;
}

/** The concepts to show: what was asked for, or all where it is nothing but small words. */
export function shownConcepts(concepts: readonly ResolvedConcept[]): ResolvedConcept[] {
  const required = concepts.filter((concept) => concept.required);
  return required.length > 0 ? required : [...concepts];
}
