import type { Label } from '../index/preparedSection.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import type { Token } from '../text/tokenize.ts';

/** What a concept counts where only the page's title has it. */
const CONTEXT = 0.7;
/** The least factor for a label that says more than the query; one that says the same has 1. */
const MIN_PRECISION = 0.35;

/**
 * How well a label of a section matches the query, 0 to 1: 1 if they have the same words. Words that the
 * label lacks count less if the title has them.
 */
export function matchLabel(
  label: Label,
  isInTitle: (term: string) => boolean,
  concepts: readonly ResolvedConcept[],
): number {
  let asked = 0;
  let inLabel = 0;
  let inContext = 0;
  for (const concept of concepts) {
    if (!concept.required) continue;
    const value = concept.weight * concept.rarity;
    asked += value;
    const found = matchTerms(concept, (term) => label.terms.has(term));
    inLabel += value * found;
    inContext += value * Math.max(0, CONTEXT * matchTerms(concept, isInTitle) - found);
  }
  if (asked === 0 || inLabel === 0) return 0;
  const recall = (inLabel + inContext) / asked;
  return recall ** 2 * (MIN_PRECISION + (1 - MIN_PRECISION) * precision(label.tokens, concepts));
}

/** The share of a concept that the terms of a text say, by its best alternative. */
function matchTerms({ alternatives }: ResolvedConcept, has: (term: string) => boolean): number {
  let best = 0;
  for (const { weight, words } of alternatives) {
    let found = 0;
    for (const word of words) {
      let confidence = 0;
      for (const [term, one] of word) if (one > confidence && has(term)) confidence = one;
      found += confidence;
    }
    best = Math.max(best, (weight * found) / words.length);
  }
  return best;
}

/** The share of a label's words that was asked for; of a name, the share of its letters. */
function precision(tokens: readonly Token[], concepts: readonly ResolvedConcept[]): number {
  const longest = new Map<number, number>();
  const matched = new Map<number, number>();
  for (const { term, position } of tokens) {
    longest.set(position, Math.max(longest.get(position) ?? 0, term.length));
    const confidence = Math.max(...concepts.map(({ terms }) => terms.get(term) ?? 0));
    matched.set(position, Math.max(matched.get(position) ?? 0, confidence ** 2 * term.length));
  }
  if (longest.size === 0) return 1;
  let share = 0;
  for (const [position, length] of matched) share += length / (longest.get(position) ?? length);
  return share / longest.size;
}
