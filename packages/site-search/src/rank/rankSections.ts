import { getOrCreate } from '../getOrCreate.ts';
import type { OpenIndex } from '../index/openIndex.ts';
import type { PreparedSection } from '../index/preparedSection.ts';
import { PLACE, type TermIndex } from '../index/termIndex.ts';
import { LIMITS } from '../limits.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { matchLabel } from './matchLabel.ts';
import { scoreTexts } from './scoreTexts.ts';
import {
  INCOMPLETE,
  KIND,
  LABEL,
  LINK,
  MIN_SHARE,
  OPENING,
  PAGE,
  QUOTED,
  TIER,
} from './signals.ts';

/** Where a section uses a term: the sum of its `PLACE`s. */
type UsesOf = (term: string) => number;

/** The sections that answer a query, best first. `signals.ts` says what counts. */
export function rankSections(
  { sections, terms }: OpenIndex,
  query: Query,
  concepts: readonly ResolvedConcept[],
): PreparedSection[] {
  const scored = candidates(concepts, terms).flatMap(({ number, text, complete }) => {
    const section = sections[number];
    if (!section) return [];
    const uses: UsesOf = (term) => terms.usesOf(term)[number] ?? 0;
    const isQuoted = quotes(section, uses, query);
    const label = labelScore(section, uses, concepts);
    const score = (label + text) * (isQuoted ? QUOTED : complete) * weightOf(section);
    return [{ section, number, tier: tierOf(section, query, isQuoted), score }];
  });
  const ranked = withPages(scored);
  ranked.sort((a, b) => b.tier - a.tier || b.score - a.score || a.number - b.number);
  const best = Math.max(0, ...ranked.map((one) => one.score));
  return ranked
    .filter((one) => one.tier > 0 || one.score >= best * MIN_SHARE)
    .map(({ section }) => section);
}

interface Scored {
  readonly section: PreparedSection;
  readonly score: number;
}

/** Adds to each score a share of what the page's best sections have. */
function withPages<Section extends Scored>(sections: readonly Section[]): Section[] {
  const scores = new Map<PreparedSection['page'], number[]>();
  for (const { section, score } of sections) {
    getOrCreate(scores, section.page, () => []).push(score);
  }
  const best = new Map(Array.from(scores, ([page, all]) => [page, sumOfBest(all)]));
  return sections.map((one) => {
    const others = (best.get(one.section.page) ?? 0) - one.score;
    return { ...one, score: one.score + PAGE.share * others };
  });
}

function sumOfBest(scores: readonly number[]): number {
  const best = [...scores].sort((a, b) => b - a).slice(0, PAGE.sections);
  return best.reduce((sum, score) => sum + score, 0);
}

/** The numbers of the sections whose texts answer a query best, and how well they do. */
function candidates(concepts: readonly ResolvedConcept[], terms: TermIndex) {
  const { score, covered } = scoreTexts(concepts, terms);
  return Array.from(score, (text, number) => {
    return { number, text, complete: INCOMPLETE + (1 - INCOMPLETE) * (covered[number] ?? 0) };
  })
    .filter(({ text }) => text > 0)
    .sort((a, b) => b.text * b.complete - a.text * a.complete)
    .slice(0, LIMITS.candidates);
}

function weightOf({ page, section }: PreparedSection): number {
  const opening = section.level === 1 ? OPENING : 1;
  return KIND[page.kind] * opening * (1 + LINK * Math.log2(1 + page.inboundLinks));
}

/** Where a label of a section may use a term. */
const IN_LABEL = PLACE.heading | PLACE.phrases;

/** Where the text of a section may use a term. */
const IN_TEXT = PLACE.heading | PLACE.text;

function labelScore(
  section: PreparedSection,
  uses: UsesOf,
  concepts: readonly ResolvedConcept[],
): number {
  const isUsed = (term: string) => (uses(term) & IN_LABEL) > 0;
  if (!concepts.some(({ terms }) => [...terms.keys()].some(isUsed))) return 0;
  const isInTitle = (term: string) => (uses(term) & PLACE.title) > 0;
  const scores = section
    .labels()
    .map(
      (label, i) =>
        (i === 0 ? LABEL.heading : LABEL.phrase) * matchLabel(label, isInTitle, concepts),
    );
  return Math.max(0, ...scores);
}

/** What of the section equals the query. */
function tierOf(section: PreparedSection, query: Query, isQuoted: boolean): number {
  if (section.exactNames().includes(query.name)) return TIER.name;
  // Phrases don't put an overview ahead of the pages that it links to.
  const isOverview = section.page.kind === 'overview';
  if (!isOverview && section.exactPhrases().includes(query.name)) return TIER.phrase;
  return query.isChinese && isQuoted ? TIER.quoted : TIER.none;
}

/** Whether the text has a query as it was typed: a part of a Chinese sentence, or several words. */
function quotes({ text }: PreparedSection, uses: UsesOf, query: Query): boolean {
  if (query.text.includes(' ')) return text().includes(query.text);
  // A stretch of Chinese is a term, and its uses are known without reading the text.
  return query.isChinese && query.text.length > 1 && (uses(query.text) & IN_TEXT) > 0;
}
