import type { Expansions } from '../query/expandWord.ts';
import type { ResolvedAlternative, ResolvedConcept } from '../query/resolveQuery.ts';
import type { PreparedSection } from './prepareDocument.ts';
import { TEXT } from './signals.ts';
import { countInProse, countInRows, PLACE } from './termUse.ts';

/** Characters of a section of average length. */
const AVERAGE_LENGTH = 600;

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
  const complete = covered >= words.length * 0.99 || words.length === 1 ? 1 : 0.7;
  const share = (weight * complete) / words.length;
  return {
    score: score * share,
    covered: (covered / words.length) * Math.min(1, weight * complete + 0.2),
    inHeading: inHeading * share,
  };
}

function scoreWord({ uses, length }: PreparedSection, word: Expansions): SectionScore {
  let score = 0;
  let inHeading = 0;
  let covered = 0;
  for (const [term, confidence] of word) {
    const use = uses(term);
    if (use === 0) continue;
    score = Math.max(score, confidence * scoreUse(use, length));
    covered = 1;
    if (use & (PLACE.heading | PLACE.name | PLACE.piece)) {
      inHeading = Math.max(inHeading, confidence);
    }
  }
  return { score, covered, inHeading };
}

/** The best place in full, and a little for each of the others. */
function scoreUse(use: number, length: number): number {
  // Term frequency saturates, in long sections later.
  const saturation = 0.6 + (0.4 * length) / AVERAGE_LENGTH;
  const prose = countInProse(use);
  const rows = countInRows(use);
  const scores = [
    use & PLACE.heading ? TEXT.heading : 0,
    use & PLACE.name ? TEXT.name : 0,
    use & PLACE.piece ? TEXT.piece : 0,
    use & PLACE.phrase ? TEXT.phrase : 0,
    use & PLACE.title ? TEXT.title : 0,
    use & PLACE.ancestor ? TEXT.ancestor : 0,
    use & PLACE.key ? TEXT.key : 0,
    (TEXT.prose * prose) / (prose + saturation),
    (TEXT.rows * rows) / (rows + saturation),
  ];
  const best = Math.max(...scores);
  const others = scores.reduce((sum, one) => sum + one, 0) - best;
  return best + TEXT.others * others;
}
