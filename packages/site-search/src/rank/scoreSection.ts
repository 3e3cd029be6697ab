import { PLACE } from '../index/sectionColumns.ts';
import type { Expansions } from '../query/expandWord.ts';
import type { ResolvedAlternative, ResolvedConcept } from '../query/resolveQuery.ts';
import type { PreparedSection } from './prepareDocument.ts';
import { OTHERS, TEXT } from './signals.ts';

const SCORES = Object.entries(TEXT).map(
  ([place, score]) => [PLACE[place as keyof typeof TEXT], score] as const,
);

export interface SectionScore {
  readonly score: number;
  /** The share of what was asked for that the section answers, 0 to 1. */
  readonly covered: number;
  /** The share that its heading or names answer. */
  readonly inHeading: number;
}

export function scoreSection(
  section: PreparedSection,
  concepts: readonly ResolvedConcept[],
): SectionScore {
  let score = 0;
  let required = 0;
  let covered = 0;
  let inHeading = 0;
  for (const concept of concepts) {
    const value = concept.weight * concept.rarity;
    const found = bestAlternative(section, concept);
    score += value * found.score;
    if (!concept.required) continue;
    required += value;
    covered += value * found.covered;
    inHeading += value * found.inHeading;
  }
  if (required === 0) return { score, covered: 1, inHeading: 0 };
  return { score: score / required, covered: covered / required, inHeading: inHeading / required };
}

function bestAlternative(section: PreparedSection, { alternatives }: ResolvedConcept) {
  let best: SectionScore = { score: 0, covered: 0, inHeading: 0 };
  for (const alternative of alternatives) {
    const found = scoreAlternative(section, alternative);
    if (found.score > best.score) best = found;
  }
  return best;
}

function scoreAlternative(
  section: PreparedSection,
  { weight, words }: ResolvedAlternative,
): SectionScore {
  let score = 0;
  let covered = 0;
  let inHeading = 0;
  for (const word of words) {
    const found = scoreWord(section, word);
    score += found.score;
    covered += found.covered;
    inHeading += found.inHeading;
  }
  const share = weight / words.length;
  return {
    score: score * share,
    covered: covered / words.length,
    inHeading: inHeading * share,
  };
}

function scoreWord({ uses }: PreparedSection, word: Expansions): SectionScore {
  let score = 0;
  let inHeading = 0;
  let covered = 0;
  for (const [term, confidence] of word) {
    const use = uses(term);
    if (use === 0) continue;
    score = Math.max(score, confidence * scoreUse(use));
    covered = 1;
    if (use & PLACE.heading) inHeading = Math.max(inHeading, confidence);
  }
  return { score, covered, inHeading };
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
