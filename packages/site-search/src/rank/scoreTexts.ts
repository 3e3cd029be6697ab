import { PLACE, type TermIndex } from '../index/termIndex.ts';
import type { Expansions, ResolvedAlternative, ResolvedConcept } from '../query/resolveQuery.ts';
import { OTHER_PLACES, SATURATION, TEXT_SIGNALS } from './signals.ts';

/** For each section. */
export interface TextScores {
  /** By where the section has the words of the query. */
  readonly text: Float64Array;
  /** How much of the query the sections of its page answer together, 0 to 1. */
  readonly completeness: Float64Array;
}

/** How well the texts of all sections, and of their pages, answer a query. */
export function scoreTexts(concepts: readonly ResolvedConcept[], index: TermIndex): TextScores {
  const text = new Float64Array(index.sectionCount);
  const pages = new Float64Array(index.pageCount);
  let required = 0;
  for (const concept of concepts) {
    const value = concept.weight * concept.rarity;
    const found = scoreConcept(concept, index);
    addTo(text, found, value);
    if (!concept.required) continue;
    required += value;
    const ofPages = sumByPage(found, index).map((sum) => sum / (sum + SATURATION));
    addTo(pages, ofPages, value);
  }
  if (required === 0) return { text, completeness: text.map(() => 1) };
  return {
    text: text.map((one) => one / required),
    completeness: text.map((_, section) => (pages[index.pages[section] ?? 0] ?? 0) / required),
  };
}

function sumByPage(scores: Float64Array, { pageCount, pages }: TermIndex): Float64Array {
  const sums = new Float64Array(pageCount);
  scores.forEach((score, section) => {
    const page = pages[section] ?? 0;
    sums[page] = (sums[page] ?? 0) + score;
  });
  return sums;
}

/** The score of the best alternative in each section. */
function scoreConcept({ alternatives }: ResolvedConcept, index: TermIndex): Float64Array {
  const best = new Float64Array(index.sectionCount);
  for (const alternative of alternatives) {
    scoreAlternative(alternative, index).forEach((score, section) => {
      best[section] = Math.max(best[section] ?? 0, score);
    });
  }
  return best;
}

/** The mean over the words of an alternative. */
function scoreAlternative({ weight, words }: ResolvedAlternative, index: TermIndex): Float64Array {
  const mean = new Float64Array(index.sectionCount);
  for (const word of words) addTo(mean, scoreWord(word, index), weight / words.length);
  return mean;
}

function scoreWord(word: Expansions, index: TermIndex): Float64Array {
  const best = new Float64Array(index.sectionCount);
  for (const [term, confidence] of word) {
    index.usesOf(term).forEach((use, section) => {
      if (use === 0) return;
      best[section] = Math.max(best[section] ?? 0, confidence * (USE_SCORES[use] ?? 0));
    });
  }
  return best;
}

/** The score of each sum of places: the best place in full, and a little for each of the others. */
const USE_SCORES = Array.from({ length: 16 }, (_, use) => {
  const scores = Object.entries(TEXT_SIGNALS)
    .filter(([place]) => (use & PLACE[place as keyof typeof PLACE]) > 0)
    .map(([, score]) => score);
  const best = Math.max(0, ...scores);
  return best + OTHER_PLACES * (scores.reduce((sum, one) => sum + one, 0) - best);
});

function addTo(sums: Float64Array, scores: Float64Array, factor: number): void {
  scores.forEach((score, i) => {
    sums[i] = (sums[i] ?? 0) + factor * score;
  });
}
