import type { TermIndex } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import { LETTERS_AND_DIGITS } from '../text/characters.ts';
import { editDistance } from '../text/editDistance.ts';
import { stem } from '../text/stem.ts';
import { isChinese } from '../text/tokenize.ts';
import type { Alternative, Concept, Query, Word } from './query.ts';

/** A concept in the terms of an index. */
export interface ResolvedConcept {
  readonly weight: number;
  readonly required: boolean;
  /** Inverse document frequency: the fewer pages use the concept, the more it tells. */
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

/** A synonym is known if the index has all of its words; what was typed, if it has one of them. */
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
  const rarity = Math.log(1 + index.pageCount / Math.max(1, users));
  return { weight, required, rarity, alternatives, terms };
}

/** How many pages have the most frequent term of a word. */
function documentFrequency(word: Expansions, index: TermIndex): number {
  return Math.max(...Array.from(word.keys(), (term) => index.frequencyOf(term)));
}

/** Terms that a word may mean, each with the confidence that it does, up to 1. */
export type Expansions = ReadonlyMap<string, number>;

const CONFIDENCE = {
  inflected: 0.95,
  prefix: 0.7,
  /** Of a prefix where the word seems to be finished. */
  abbreviation: 0.4,
  oneTypo: 0.7,
  twoTypos: 0.5,
  oneCharacter: 0.3,
} as const;

const IN_NAMES = new RegExp(`^[${LETTERS_AND_DIGITS}_$.@-]+$`);

/** Length from which on one or two typos are tolerated. */
const ONE_TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 8;

/**
 * The terms of the index that a word may mean: itself, its inflections and what it is a prefix of.
 * Typos are tolerated only if there are none of these.
 */
export function expandWord(word: Word, index: TermIndex): Expansions {
  if (isChinese(word.term)) return expandChinese(word, index);
  const found = inflections(word, index);
  if (found.size > 0 || !word.typed) return best(found);
  return best(similarTerms(word.term, index));
}

/** In a pair that no text contains, one character is taken for a typo. */
function expandChinese({ term, typed }: Word, index: TermIndex): Expansions {
  const isKnown = (one: string) => index.frequencyOf(one) > 0;
  if (isKnown(term)) return new Map([[term, 1]]);
  if (!typed || term.length < 2) return new Map();
  const characters = Array.from(term).filter(isKnown);
  return new Map(characters.map((character) => [character, CONFIDENCE.oneCharacter]));
}

function inflections({ term, isPrefix }: Word, index: TermIndex): Map<string, number> {
  const found = new Map<string, number>();
  const root = stem(term);
  const beginning = root.slice(0, 3);
  // Inflections share three letters, except `try` and `tries`.
  const beginnings = new Set([beginning, beginning.replace(/y$/, 'i')]);
  for (const other of [...beginnings].flatMap((one) => index.withPrefix(one))) {
    if (other === term) found.set(other, 1);
    else if (stem(other) === root) found.set(other, CONFIDENCE.inflected);
    else if (isPrefix && other.startsWith(term)) found.set(other, CONFIDENCE.prefix);
  }
  return found;
}

function similarTerms(term: string, index: TermIndex): Map<string, number> {
  const found = new Map<string, number>();
  const limit = toleratedTypos(term);
  for (const other of index.withPrefix('')) {
    const confidence = similarity(term, other, limit);
    if (confidence > 0) found.set(other, confidence);
  }
  return found;
}

function similarity(term: string, other: string, limit: number): number {
  if (other.startsWith(term)) return CONFIDENCE.abbreviation;
  const distance = editDistance(term, other, limit);
  if (distance > limit) return 0;
  return CONFIDENCE[distance === 1 ? 'oneTypo' : 'twoTypos'];
}

function toleratedTypos(term: string): number {
  if (!IN_NAMES.test(term) || term.length < ONE_TYPO_LENGTH) return 0;
  return term.length < TWO_TYPOS_LENGTH ? 1 : 2;
}

function best(found: Map<string, number>): Expansions {
  if (found.size <= LIMITS.expansions) return found;
  return new Map([...found].sort((a, b) => b[1] - a[1]).slice(0, LIMITS.expansions));
}
