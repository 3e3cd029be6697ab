import type { TermIndex } from '../index/postings.ts';
import { type Expansions, expandWord } from './expandWord.ts';
import type { Alternative, Concept, Query } from './query.ts';

/** A concept in the terms of an index. */
export interface ResolvedConcept {
  readonly weight: number;
  readonly required: boolean;
  /** Inverse document frequency: the fewer documents use the concept, the more it tells. */
  readonly rarity: number;
  readonly alternatives: readonly ResolvedAlternative[];
  /** Every term of it with the weight of its best alternative. */
  readonly terms: Expansions;
}

export interface ResolvedAlternative {
  readonly weight: number;
  /** For each word of the alternative, the terms that match it. */
  readonly words: readonly Expansions[];
}

/** The concepts that the index knows. */
export function resolveQuery(query: Query, index: TermIndex): ResolvedConcept[] {
  return query.concepts.flatMap((concept) => {
    const known = concept.alternatives.flatMap((one) => resolveAlternative(one, index));
    return known.length === 0 ? [] : [resolveConcept(concept, known, index)];
  });
}

/** A synonym needs all of its words, what was typed one of them. */
function resolveAlternative({ weight, words }: Alternative, index: TermIndex) {
  const known = words.map((word) => expandWord(word, index)).filter((terms) => terms.size > 0);
  const typed = words.every((word) => word.typed);
  if (known.length === 0 || (!typed && known.length < words.length)) return [];
  return [{ weight, words: known }];
}

function resolveConcept(
  { weight, required }: Concept,
  alternatives: readonly ResolvedAlternative[],
  index: TermIndex,
): ResolvedConcept {
  const terms = new Map<string, number>();
  for (const alternative of alternatives) {
    for (const word of alternative.words) {
      for (const [term, confidence] of word) {
        terms.set(term, Math.max(terms.get(term) ?? 0, confidence * alternative.weight));
      }
    }
  }
  const [best] = [...alternatives].sort((a, b) => b.weight - a.weight);
  const users = best ? Math.min(...best.words.map((word) => documentFrequency(word, index))) : 0;
  const rarity = Math.log(1 + index.documentCount / Math.max(1, users));
  return { weight, required, rarity, alternatives, terms };
}

/** How many documents have the most frequent term of a word. */
function documentFrequency(word: Expansions, index: TermIndex): number {
  return Math.max(...Array.from(word.keys(), (term) => index.get(term).length));
}
