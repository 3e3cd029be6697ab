import type { Concept, Meaning, Query } from './query.ts';
import { type Spellings, spellingsOf } from './spellings.ts';
import type { TermIndex } from './termIndex.ts';

/** A concept in the terms of an index. */
export interface ResolvedConcept {
  readonly weight: number;
  readonly required: boolean;
  /** How much the concept tells pages apart: the fewer use it, the more. */
  readonly rarity: number;
  readonly meanings: readonly ResolvedMeaning[];
  /** Every term of it with the weight of its best meaning. */
  readonly terms: Spellings;
}

export interface ResolvedMeaning {
  readonly weight: number;
  /** For each word of the meaning, the terms that stand for it. */
  readonly slots: readonly Spellings[];
}

/** The concepts that the index knows. */
export function resolveQuery(query: Query, index: TermIndex): ResolvedConcept[] {
  return query.concepts.flatMap((concept) => {
    const meanings = concept.meanings.flatMap((meaning) => resolveMeaning(meaning, index));
    if (meanings.length === 0) return [];
    return [resolved(concept, meanings, index)];
  });
}

/** A meaning some of whose words are unknown says less; without any known it says nothing. */
function resolveMeaning({ weight, words }: Meaning, index: TermIndex): ResolvedMeaning[] {
  const slots = words.map((word) => spellingsOf(word, index)).filter((terms) => terms.size > 0);
  const typed = words.every((word) => word.typed);
  if (slots.length === 0 || (!typed && slots.length < words.length)) return [];
  return [{ weight: weight * (slots.length / words.length), slots }];
}

function resolved(
  { weight, required }: Concept,
  meanings: readonly ResolvedMeaning[],
  index: TermIndex,
): ResolvedConcept {
  const terms = new Map<string, number>();
  for (const meaning of meanings) {
    for (const slot of meaning.slots) {
      for (const [term, spelling] of slot) {
        terms.set(term, Math.max(terms.get(term) ?? 0, spelling * meaning.weight));
      }
    }
  }
  const [first] = [...meanings].sort((a, b) => b.weight - a.weight);
  const users = first ? Math.min(...first.slots.map((slot) => usersOf(slot, index))) : 0;
  return {
    weight,
    required,
    rarity: Math.log(1 + index.parts / Math.max(1, users)),
    meanings,
    terms,
  };
}

/** In how many parts the likeliest spellings of a word stand. */
function usersOf(slot: Spellings, index: TermIndex): number {
  const best = Math.max(...slot.values());
  const likely = [...slot].filter(([, weight]) => weight >= best * 0.9);
  return Math.max(...likely.map(([term]) => index.get(term).length));
}
