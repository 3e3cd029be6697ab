import { ENGINE } from './limits.ts';
import { WEIGHTS } from './postingLists.ts';
import type { Query } from './query.ts';
import type { ResolvedConcept, ResolvedMeaning } from './resolveQuery.ts';
import type { TermIndex } from './termIndex.ts';

/** Ahead of every sum of weights. */
const CALLED_SCORE = 1_000;
/** Ahead of most. */
const VERBATIM_SCORE = 20;

/** The parts worth a closer look, best first: what the index alone can tell. */
export function findCandidates(
  query: Query,
  concepts: readonly ResolvedConcept[],
  index: TermIndex,
): number[] {
  const { parts } = index;
  const scores = new Float64Array(parts);
  const covered = new Float64Array(parts);
  let whole = 0;
  for (const concept of concepts) {
    const found = conceptScores(concept, index);
    const value = concept.weight * concept.rarity;
    if (concept.required) whole += value;
    found.forEach((score, part) => {
      if (score === 0) return;
      scores[part] = (scores[part] ?? 0) + value * score;
      if (concept.required) covered[part] = (covered[part] ?? 0) + value * Math.min(1, score);
    });
  }
  const total = scores.map((score, part) => {
    const share = whole > 0 ? (covered[part] ?? 0) / whole : 1;
    return score * (0.3 + 0.7 * share * share);
  });
  for (const run of query.chinese) {
    for (const posting of index.get(run)) {
      const part = Math.floor(posting / WEIGHTS);
      total[part] = (total[part] ?? 0) + VERBATIM_SCORE;
    }
  }
  for (const call of query.calls) {
    for (const posting of index.called(call)) {
      const part = Math.floor(posting / WEIGHTS);
      total[part] = (total[part] ?? 0) + CALLED_SCORE * (posting % WEIGHTS);
    }
  }
  return [...total.keys()]
    .filter((part) => (total[part] ?? 0) > 0)
    .sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b)
    .slice(0, ENGINE.candidates);
}

function conceptScores(concept: ResolvedConcept, index: TermIndex): Float64Array {
  const best = new Float64Array(index.parts);
  for (const meaning of concept.meanings) {
    meaningScores(meaning, index).forEach((score, part) => {
      if (score > (best[part] ?? 0)) best[part] = score;
    });
  }
  return best;
}

/** The mean over the words of a meaning. */
function meaningScores({ weight, slots }: ResolvedMeaning, index: TermIndex) {
  const sum = new Float64Array(index.parts);
  for (const slot of slots) {
    const best = new Float64Array(index.parts);
    for (const [term, sure] of slot) {
      for (const posting of index.get(term)) {
        const part = Math.floor(posting / WEIGHTS);
        best[part] = Math.max(best[part] ?? 0, sure * saturated(posting % WEIGHTS));
      }
    }
    best.forEach((score, part) => {
      sum[part] = (sum[part] ?? 0) + score;
    });
  }
  return sum.map((score) => (weight * score) / slots.length);
}

function saturated(weight: number): number {
  return weight / (weight + 3);
}
