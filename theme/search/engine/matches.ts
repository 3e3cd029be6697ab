import type { ResolvedConcept } from './resolveQuery.ts';
import { tokenize } from './tokenize.ts';

/** A stretch of a text that answers the query. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** Which of the concepts it answers. */
  readonly concept: number;
}

/** All matches of a text in their order. Overlapping ones stand side by side. */
export function findMatches(text: string, concepts: readonly ResolvedConcept[]): Match[] {
  return tokenize(text).flatMap(({ term, start, end }) => {
    const concept = concepts.findIndex(({ terms }) => terms.has(term));
    return concept < 0 ? [] : [{ start, end, concept }];
  });
}

/** The concepts to show: what was asked for, or all where it is nothing but small words. */
export function shownConcepts(concepts: readonly ResolvedConcept[]): ResolvedConcept[] {
  const required = concepts.filter((concept) => concept.required);
  return required.length > 0 ? required : [...concepts];
}
