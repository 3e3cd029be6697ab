import { documentOf, type TermIndex, weightOf } from '../index/postings.ts';
import { LIMITS } from '../limits.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedAlternative, ResolvedConcept } from '../query/resolveQuery.ts';

/** Of documents that contain a query in Chinese: more than most sums of weights. */
const VERBATIM_SCORE = 20;

/** The documents worth ranking, best first: as much as the postings alone can tell. */
export function findCandidates(
  query: Query,
  concepts: readonly ResolvedConcept[],
  index: TermIndex,
): number[] {
  const total = new Float64Array(index.documentCount);
  for (const concept of concepts) {
    conceptScores(concept, index).forEach((score, document) => {
      add(total, document, concept.weight * concept.rarity * score);
    });
  }
  if (query.isChinese) {
    for (const posting of index.get(query.text)) add(total, documentOf(posting), VERBATIM_SCORE);
  }
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
