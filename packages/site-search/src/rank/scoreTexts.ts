import { PLACE, type TermIndex } from '../index/termIndex.ts';
import type { Expansions, ResolvedAlternative, ResolvedConcept } from '../query/resolveQuery.ts';
import { OTHER_PLACES, TEXT_SIGNALS } from './signals.ts';

/** For each section. */
export interface TextScores {
  readonly score: Float64Array;
  /** The share of what was asked for that the section answers, 0 to 1. */
  readonly covered: Float64Array;
}

/** How well the texts of all sections answer a query. */
export function scoreTexts(concepts: readonly ResolvedConcept[], index: TermIndex): TextScores {
  const total = emptyScores(index);
  let required = 0;
  for (const concept of concepts) {
    const value = concept.weight * concept.rarity;
    const found = bestAlternatives(concept, index);
    addTo(total.score, found.score, value);
    if (!concept.required) continue;
    required += value;
    addTo(total.covered, found.covered, value);
  }
  if (required === 0) return { score: total.score, covered: total.covered.fill(1) };
  return {
    score: total.score.map((one) => one / required),
    covered: total.covered.map((one) => one / required),
  };
}

/** Of each section the best alternative. */
function bestAlternatives({ alternatives }: ResolvedConcept, index: TermIndex): TextScores {
  const best = emptyScores(index);
  for (const alternative of alternatives) {
    const { score, covered } = scoreAlternative(alternative, index);
    score.forEach((one, section) => {
      if (one <= (best.score[section] ?? 0)) return;
      best.score[section] = one;
      best.covered[section] = covered[section] ?? 0;
    });
  }
  return best;
}

/** The mean over the words of an alternative. */
function scoreAlternative({ weight, words }: ResolvedAlternative, index: TermIndex): TextScores {
  const { score, covered } = emptyScores(index);
  for (const word of words) {
    scoreWord(word, index).forEach((one, section) => {
      if (one === 0) return;
      score[section] = (score[section] ?? 0) + (weight * one) / words.length;
      covered[section] = (covered[section] ?? 0) + 1 / words.length;
    });
  }
  return { score, covered };
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

function emptyScores({ sectionCount }: TermIndex): TextScores {
  return { score: new Float64Array(sectionCount), covered: new Float64Array(sectionCount) };
}

function addTo(sum: Float64Array, scores: Float64Array, factor: number): void {
  scores.forEach((one, section) => {
    sum[section] = (sum[section] ?? 0) + factor * one;
  });
}
