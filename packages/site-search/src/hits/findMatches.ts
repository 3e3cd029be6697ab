import { getOrCreate } from '../getOrCreate.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { STOP_WORDS } from '../text/stopWords.ts';
import { isChinese, type TextRange, tokenize } from '../text/tokenize.ts';
import type { MarkedText } from './searchHit.ts';

/** A stretch of a text that answers the query. */
export interface Match extends TextRange {
  /** The number of the concept that it answers. */
  readonly concept: number;
  /** How likely it is what the concept means, up to 1. */
  readonly weight: number;
}

/** The weight that a match needs, relative to the best one of its concept. */
const MIN_SHARE = 0.6;

/** All matches in a text, in order. Matches may overlap. */
export function findMatches(text: string, concepts: readonly ResolvedConcept[]): Match[] {
  const answers = getOrCreate(cache, concepts, answersOf);
  return tokenize(text).flatMap(({ term, start, end }) => {
    const answer = answers.get(term);
    return answer === undefined ? [] : [{ start, end, ...answer }];
  });
}

/**
 * The matches of texts that are shown together, without those that are far weaker than another one
 * of their concept: next to `testTimeout`, not every `test`.
 */
export function findStrongMatches(
  texts: readonly string[],
  concepts: readonly ResolvedConcept[],
): Match[][] {
  const found = texts.map((text) => findMatches(text, concepts));
  const best = new Map<number, number>();
  for (const { concept, weight } of found.flat()) {
    best.set(concept, Math.max(weight, best.get(concept) ?? 0));
  }
  return found.map((matches) =>
    matches.filter(({ concept, weight }) => weight >= MIN_SHARE * (best.get(concept) ?? 0)),
  );
}

type Answer = Pick<Match, 'concept' | 'weight'>;

/** By concepts, because one search looks for matches in hundreds of lines. */
const cache = new WeakMap<readonly ResolvedConcept[], ReadonlyMap<string, Answer>>();

/** For each term the concept that it answers best. */
function answersOf(concepts: readonly ResolvedConcept[]): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  concepts.forEach(({ terms }, concept) => {
    for (const [term, weight] of terms) {
      // A query that's only a stop word or a Chinese character highlights it.
      const shown = isWord(term) || (weight === 1 && concepts.length === 1);
      const known = answers.get(term)?.weight ?? 0;
      if (shown && weight > known) answers.set(term, { concept, weight });
    }
  });
  return answers;
}

/**
 * Whether a term is worth highlighting. Stop words and single Chinese characters find sections, as parts
 * of names and words, but say nothing about a text.
 */
function isWord(term: string): boolean {
  return !STOP_WORDS.has(term) && !(term.length === 1 && isChinese(term));
}

/** The concepts to highlight: the required ones, or all if the index has none of these. */
export function shownConcepts(concepts: readonly ResolvedConcept[]): ResolvedConcept[] {
  const required = concepts.filter((concept) => concept.required);
  return required.length > 0 ? required : [...concepts];
}

/** A text with its matches marked. Matches that touch or overlap share a mark. */
export function markedText(text: string, matches: readonly TextRange[]): MarkedText {
  const marks: { start: number; end: number }[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = marks.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else marks.push({ start, end });
  }
  return { text, marks };
}
