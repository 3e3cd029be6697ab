import { LIMITS } from '../limits.ts';
import type { Section } from '../page.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { fold, normalizeName } from '../text/tokenize.ts';
import { matchLabel } from './matchLabel.ts';
import type { PreparedSection } from './prepareDocument.ts';
import { scoreSection } from './scoreSection.ts';
import { INCOMPLETE, KIND, LABEL, LINK, MIN_SHARE, POSITION, TIER, VERBATIM } from './signals.ts';
import { PLACE } from './termUse.ts';

export interface RankedSection {
  readonly section: PreparedSection;
  readonly score: number;
  /** Whether the heading or a name answers the query, or some of it. */
  readonly inHeading: boolean;
}

/** The sections that answer a query, best first. `signals.ts` says what counts. */
export function rankSections(
  sections: readonly PreparedSection[],
  query: Query,
  concepts: readonly ResolvedConcept[],
): RankedSection[] {
  const ranked = sections
    .map((section) => rank(section, query, concepts))
    .filter(({ score }) => score > 0);
  ranked.sort((a, b) => b.tier - a.tier || b.score - a.score);
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  return ranked.filter(({ score, tier }) => tier > 0 || score >= best * MIN_SHARE);
}

function rank(section: PreparedSection, query: Query, concepts: readonly ResolvedConcept[]) {
  const { kind, inboundLinks } = section.document;
  const text = scoreSection(section, concepts);
  const verbatim = verbatimFactor(section, query);
  const complete =
    verbatim === VERBATIM.chinese ? 1 : INCOMPLETE + (1 - INCOMPLETE) * text.covered ** 2;
  const links = 1 + LINK * Math.log2(1 + inboundLinks);
  const label = labelScore(section, concepts);
  return {
    section,
    tier: tierOf(section, query),
    score:
      (label + text.score) * complete * verbatim * KIND[kind] * positionFactor(section) * links,
    inHeading: text.inHeading > 0,
  };
}

/** Where a label of a section may use a term. */
const IN_LABEL = PLACE.heading | PLACE.piece | PLACE.phrase;

function labelScore(section: PreparedSection, concepts: readonly ResolvedConcept[]): number {
  const isUsed = (term: string) => (section.uses(term) & IN_LABEL) > 0;
  if (!concepts.some(({ terms }) => [...terms.keys()].some(isUsed))) return 0;
  const scores = section
    .labels()
    .map(
      (label, i) => (i === 0 ? LABEL.heading : LABEL.phrase) * matchLabel(label, section, concepts),
    );
  return Math.max(0, ...scores);
}

function positionFactor({ section: { level, anchor } }: PreparedSection): number {
  if (level === 1) return POSITION.opening;
  return anchor ? POSITION.section : POSITION.withoutAnchor;
}

function tierOf(prepared: PreparedSection, query: Query): number {
  const tier = Math.max(
    nameTier(prepared, query),
    isPieceOf(prepared, query) ? TIER.piece : TIER.none,
  );
  // An overview is found by its title alone.
  return prepared.document.kind === 'overview' && tier < TIER.title ? TIER.none : tier;
}

/** A query that starts with a dash only matches flags, not names without the dash. */
function nameTier(prepared: PreparedSection, query: Query): number {
  const { section, exactNames, exactPhrases } = prepared;
  const [whole = '', ...others] = query.names;
  if (query.text.startsWith('-')) {
    return section.names.includes(query.text) ? TIER.name : TIER.none;
  }
  if (exactNames.includes(whole)) return exactTier(section, whole, query.text);
  if (exactPhrases.includes(whole)) return TIER.phrase;
  return others.some((name) => exactNames.includes(name)) ? TIER.near : TIER.none;
}

/** Of sections with the same name, the one spelled like the query is first. */
function exactTier({ level, heading, names }: Section, name: string, text: string): number {
  if (normalizeName(heading) !== name) return TIER.name;
  const sameSpelling = fold(heading) === text ? TIER.sameSpelling : 0;
  if (level === 1) return TIER.title + sameSpelling;
  return names.includes(heading) ? TIER.name + sameSpelling : TIER.none;
}

/** Whether the text contains a query that is Chinese alone. */
function isPieceOf({ text }: PreparedSection, query: Query): boolean {
  return query.text.length > 1 && query.chinese[0] === query.text && text.includes(query.text);
}

/** For sections that contain the query verbatim: longer matches count more. */
function verbatimFactor(prepared: PreparedSection, query: Query): number {
  const { section, text } = prepared;
  if (query.text.length < 2 || !text.includes(query.text)) return 1;
  if (isPieceOf(prepared, query)) return VERBATIM.chinese;
  if (text.slice(0, section.heading.length).includes(query.text)) return VERBATIM.heading;
  const words = query.text.split(' ').length;
  return words === 1 ? VERBATIM.oneWord : 1 + VERBATIM.word * Math.min(4, words);
}

/** Limits the hits per page and in total. */
export function limitPerPage(ranked: readonly RankedSection[], hits: number): RankedSection[] {
  const counts = new Map<string, number>();
  const chosen: RankedSection[] = [];
  for (const one of ranked) {
    const { url } = one.section.document;
    const count = counts.get(url) ?? 0;
    if (count >= LIMITS.hitsPerPage) continue;
    counts.set(url, count + 1);
    chosen.push(one);
    if (chosen.length === hits) break;
  }
  return chosen;
}
