import type { PreparedSection } from './preparePart.ts';
import type { ResolvedConcept, ResolvedMeaning } from './resolveQuery.ts';
import type { Spellings } from './spellings.ts';
import { PLACE, timesInProse, timesInRows } from './termUse.ts';

/** What a term is worth where it stands. Headings ahead of text, text ahead of code. */
const WORTH = {
  heading: 10,
  name: 9,
  piece: 6,
  title: 5,
  above: 3,
  key: 4,
  prose: 3,
  rows: 2.4,
  code: 0.8,
} as const;

/** Characters of a section of ordinary length. */
const ORDINARY_LENGTH = 600;

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
  let asked = 0;
  let covered = 0;
  let inHeading = 0;
  for (const concept of concepts) {
    const value = concept.weight * concept.rarity;
    const found = bestMeaning(section, concept);
    score += value * found.score;
    if (!concept.required) continue;
    asked += value;
    covered += value * found.covered;
    inHeading += value * found.inHeading;
  }
  if (asked === 0) return { score, covered: 1, inHeading: 0 };
  return { score, covered: covered / asked, inHeading: inHeading / asked };
}

function bestMeaning(section: PreparedSection, { meanings }: ResolvedConcept): SectionScore {
  let best: SectionScore = { score: 0, covered: 0, inHeading: 0 };
  for (const meaning of meanings) {
    const found = scoreMeaning(section, meaning);
    if (found.score > best.score) best = found;
  }
  return best;
}

function scoreMeaning(section: PreparedSection, { weight, slots }: ResolvedMeaning): SectionScore {
  let score = 0;
  let covered = 0;
  let inHeading = 0;
  for (const slot of slots) {
    const found = scoreWord(section, slot);
    score += found.score;
    covered += found.covered;
    inHeading += found.inHeading;
  }
  const complete = covered >= slots.length * 0.99 || slots.length === 1 ? 1 : 0.7;
  const share = (weight * complete) / slots.length;
  return {
    score: score * share,
    covered: (covered / slots.length) * Math.min(1, weight * complete + 0.2),
    inHeading: inHeading * share,
  };
}

function scoreWord({ uses, length }: PreparedSection, slot: Spellings): SectionScore {
  let score = 0;
  let inHeading = 0;
  let covered = 0;
  for (const [term, sure] of slot) {
    const use = uses(term);
    if (use === 0) continue;
    const worth = sure * worthOf(use, length);
    if (worth > score) score = worth;
    covered = 1;
    if (use & (PLACE.heading | PLACE.name | PLACE.piece)) inHeading = Math.max(inHeading, sure);
  }
  return { score, covered, inHeading };
}

/** The best place in full, and a little for each of the others. */
function worthOf(use: number, length: number): number {
  const fit = 0.6 + (0.4 * length) / ORDINARY_LENGTH;
  const prose = timesInProse(use);
  const rows = timesInRows(use);
  const places = [
    use & PLACE.heading ? WORTH.heading : 0,
    use & PLACE.name ? WORTH.name : 0,
    use & PLACE.piece ? WORTH.piece : 0,
    use & PLACE.title ? WORTH.title : 0,
    use & PLACE.above ? WORTH.above : 0,
    use & PLACE.key ? WORTH.key : 0,
    use & PLACE.code ? WORTH.code : 0,
    (WORTH.prose * prose) / (prose + fit),
    (WORTH.rows * rows) / (rows + fit),
  ];
  const best = Math.max(...places);
  const others = places.reduce((sum, one) => sum + one, 0) - best;
  return best + 0.25 * others;
}
