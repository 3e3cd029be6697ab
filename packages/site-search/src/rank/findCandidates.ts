import { documentOf, weightOf } from '../index/postings.ts';
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
  for (const concept of concepts) {
    const value = concept.weight * concept.rarity;
    conceptScores(concept, index).forEach((score, document) => {
      add(scores, document, value * score);
    });
  }
  if (query.chinese[0] === query.text) {
    for (const posting of index.get(query.text)) add(scores, documentOf(posting), VERBATIM_SCORE);
  }
  for (const posting of query.names.flatMap((name) => index.getExact(name))) {
    add(scores, documentOf(posting), EXACT_SCORE * weightOf(posting));
  }
  return [...scores.keys()]
    .filter((document) => (scores[document] ?? 0) > 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
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
        const score = confidence * weightOf(posting);
        best[document] = Math.max(best[document] ?? 0, score);
      }
    }
    best.forEach((score, document) => {
      add(sum, document, score);
    });
  }
  return sum.map((score) => (weight * score) / words.length);
}

function add(scores: Float64Array, document: number, score: number): void {
  scores[document] = (scores[document] ?? 0) + score;
}
