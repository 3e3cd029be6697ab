import type { OpenIndex } from '../index/openIndex.ts';
import type { PreparedSection } from '../index/preparedSection.ts';
import { PLACE } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { matchLabel } from './matchLabel.ts';
import { scoreTexts } from './scoreTexts.ts';
import { KIND, LABEL, LINK, MIN_SHARE, OPENING, TIER } from './signals.ts';

/** The sections that answer a query, best first. `signals.ts` lists what counts. */
export function rankSections(
  { sections, terms }: OpenIndex,
  query: Query,
  concepts: readonly ResolvedConcept[],
): PreparedSection[] {
  const { text, completeness } = scoreTexts(concepts, terms);
  const textOf = (number: number) => (text[number] ?? 0) * (completeness[number] ?? 0);
  const candidates = sections
    .map((section, number) => ({ section, number }))
    .filter(({ number }) => textOf(number) > 0)
    .sort((a, b) => textOf(b.number) - textOf(a.number))
    .slice(0, LIMITS.candidates);
  const ranked = candidates.map(({ section, number }) => {
    const uses: UsesOf = (term) => terms.usesOf(term)[number] ?? 0;
    const label = labelScore(section, uses, concepts);
    const score = (label + (text[number] ?? 0)) * (completeness[number] ?? 0) * weightOf(section);
    return { section, number, tier: tierOf(section, query), score };
  });
  ranked.sort((a, b) => b.tier - a.tier || b.score - a.score || a.number - b.number);
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  return ranked
    .filter(({ tier, score }) => tier > TIER.none || score >= best * MIN_SHARE)
    .map(({ section }) => section);
}

function weightOf({ page, section }: PreparedSection): number {
  const opening = section.level === 1 ? OPENING : 1;
  return KIND[page.kind] * opening * (1 + LINK * Math.log2(1 + page.inboundLinks));
}

/** Where a section uses a term: the sum of its `PLACE`s. */
type UsesOf = (term: string) => number;

function labelScore(
  section: PreparedSection,
  uses: UsesOf,
  concepts: readonly ResolvedConcept[],
): number {
  const isInTitle = (term: string) => (uses(term) & PLACE.title) > 0;
  const matches = section.labels().map((label) => matchLabel(label, isInTitle, concepts));
  return LABEL * Math.max(0, ...matches);
}

/** Which kind of text of the section is the whole query, if any. */
function tierOf({ page, exactNames, exactPhrases }: PreparedSection, { name }: Query): number {
  if (exactNames().includes(name)) return TIER.name;
  // Phrases don't put an overview ahead of the pages that it links to.
  return page.kind !== 'overview' && exactPhrases().includes(name) ? TIER.phrase : TIER.none;
}
