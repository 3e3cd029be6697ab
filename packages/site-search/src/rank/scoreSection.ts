import { PLACE } from '../index/sectionColumns.ts';
import type { Expansions } from '../query/expandWord.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import type { PreparedSection } from './prepareDocument.ts';
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
