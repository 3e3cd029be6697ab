import { documentOf, type Postings, weightOf } from '../index/postings.ts';
import type { TermIndex } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedAlternative, ResolvedConcept } from '../query/resolveQuery.ts';

/** More than any sum of weights. */
const EXACT_SCORE = 1_000;
/** More than most. */
const VERBATIM_SCORE = 20;

/** The documents worth ranking, best first: as much as the postings alone can tell. */
export function findCandidates(
  query: Query,
  concepts: readonly ResolvedConcept[],
  index: TermIndex,
): number[] {
  const scores = new Float64Array(index.documentCount);
  const covered = new Float64Array(index.documentCount);
  let required = 0;
  for (const concept of concepts) {
    const found = conceptScores(concept, index);
    const value = concept.weight * concept.rarity;
    if (concept.required) required += value;
    found.forEach((score, document) => {
      if (score === 0) return;
      add(scores, document, value * score);
      if (concept.required) add(covered, document, value * Math.min(1, score));
    });
  }
  const total = scores.map((score, document) => {
    const share = required > 0 ? (covered[document] ?? 0) / required : 1;
    return score * (0.3 + 0.7 * share * share);
  });
  const addAll = (postings: Postings, scoreOf: (weight: number) => number) => {
    for (const posting of postings) add(total, documentOf(posting), scoreOf(weightOf(posting)));
  };
  if (query.chinese[0] === query.text) addAll(index.get(query.text), () => VERBATIM_SCORE);
  for (const name of query.names) addAll(index.getExact(name), (weight) => EXACT_SCORE * weight);
  return [...total.keys()]
    .filter((document) => (total[document] ?? 0) > 0)
    .sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b)
    .slice(0, LIMITS.candidates);
}

/** Of each document the best alternative. */
function conceptScores({ alternatives }: ResolvedConcept, index: TermIndex): Float64Array {
  const best = new Float64Array(index.documentCount);
  for (const alternative of alternatives) {
    alternativeScores(alternative, index).forEach((score, document) => {
      if (score > (best[document] ?? 0)) best[document] = score;
    });
  }
  return best;
}

/** The mean over the words of an alternative. */
function alternativeScores({ weight, words }: ResolvedAlternative, index: TermIndex): Float64Array {
  const sum = new Float64Array(index.documentCount);
  for (const word of words) {
    const best = new Float64Array(index.documentCount);
    for (const [term, confidence] of word) {
      for (const posting of index.get(term)) {
        const document = documentOf(posting);
        const score = confidence * saturated(weightOf(posting));
        best[document] = Math.max(best[document] ?? 0, score);
      }
    }
    best.forEach((score, document) => {
      add(sum, document, score);
    });
  }
  return sum.map((score) => (weight * score) / words.length);
}

function saturated(weight: number): number {
  return weight / (weight + 3);
}

function add(scores: Float64Array, document: number, score: number): void {
  scores[document] = (scores[document] ?? 0) + score;
}
