import { PLACE } from '../index/sectionColumns.ts';
import type { Expansions, ResolvedConcept } from '../query/resolveQuery.ts';
import type { Token } from '../text/tokenize.ts';
import type { Label, PreparedSection } from './prepareDocument.ts';
import { OTHERS, TEXT_SIGNALS } from './signals.ts';

const SCORES = Object.entries(TEXT_SIGNALS).map(
  ([place, score]) => [PLACE[place as keyof typeof TEXT_SIGNALS], score] as const,
);

export interface SectionScore {
  readonly score: number;
  /** The share of what was asked for that the section answers, 0 to 1. */
  readonly covered: number;
}

export function scoreSection(
  section: PreparedSection,
  concepts: readonly ResolvedConcept[],
): SectionScore {
  let score = 0;
  let required = 0;
  let covered = 0;
  for (const concept of concepts) {
    const value = concept.weight * concept.rarity;
    const found = bestAlternative(section, concept);
    score += value * found.score;
    if (!concept.required) continue;
    required += value;
    covered += value * found.covered;
  }
  if (required === 0) return { score, covered: 1 };
  return { score: score / required, covered: covered / required };
}

function bestAlternative(section: PreparedSection, { alternatives }: ResolvedConcept) {
  let best: SectionScore = { score: 0, covered: 0 };
  for (const { weight, words } of alternatives) {
    const scores = words.map((word) => scoreWord(section, word));
    const score = (weight * scores.reduce((sum, one) => sum + one, 0)) / words.length;
    const covered = scores.filter((one) => one > 0).length / words.length;
    if (score > best.score) best = { score, covered };
  }
  return best;
}

function scoreWord({ uses }: PreparedSection, word: Expansions): number {
  let best = 0;
  for (const [term, confidence] of word) {
    const use = uses(term);
    if (use > 0) best = Math.max(best, confidence * scoreUse(use));
  }
  return best;
}

/** The best place in full, and a little for each of the others. */
function scoreUse(use: number): number {
  let best = 0;
  let sum = 0;
  for (const [place, score] of SCORES) {
    if ((use & place) === 0) continue;
    best = Math.max(best, score);
    sum += score;
  }
  return best + OTHERS * (sum - best);
}

/** What a concept counts where only the page's title or a heading above has it. */
const CONTEXT = 0.7;
/** What a label that says much more than the query is worth beside one that says the same. */
const MIN_PRECISION = 0.35;

/**
 * How well a label of a section says what was asked for, 0 to 1: 1 where label and query have the same
 * words. What the label leaves out may be in the title or in a heading above.
 */
export function matchLabel(
  label: Label,
  { uses }: PreparedSection,
  concepts: readonly ResolvedConcept[],
): number {
  const isAbove = (term: string) => (uses(term) & PLACE.title) > 0;
  let asked = 0;
  let inLabel = 0;
  let inContext = 0;
  for (const concept of concepts) {
    if (!concept.required) continue;
    const value = concept.weight * concept.rarity;
    asked += value;
    const found = matchTerms(concept, (term) => label.terms.has(term));
    inLabel += value * found;
    inContext += value * Math.max(0, CONTEXT * matchTerms(concept, isAbove) - found);
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
  const asked = new Map<number, number>();
  for (const { term, position } of tokens) {
    longest.set(position, Math.max(longest.get(position) ?? 0, term.length));
    const confidence = Math.max(...concepts.map(({ terms }) => terms.get(term) ?? 0));
    asked.set(position, Math.max(asked.get(position) ?? 0, confidence ** 2 * term.length));
  }
  if (longest.size === 0) return 1;
  let share = 0;
  for (const [position, length] of asked) share += length / (longest.get(position) ?? length);
  return share / longest.size;
}
