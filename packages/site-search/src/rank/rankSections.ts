import { PLACE } from '../index/sectionColumns.ts';
import { LIMITS } from '../limits.ts';
import type { Section } from '../page.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { normalizeName } from '../text/tokenize.ts';
import { matchLabel } from './matchLabel.ts';
import type { PreparedSection } from './prepareDocument.ts';
import { scoreSection } from './scoreSection.ts';
import {
  INCOMPLETE,
  KIND,
  LABEL,
  LINK,
  MIN_SHARE,
  OPENING,
  PIECE,
  QUOTED,
  TIER,
} from './signals.ts';

export interface RankedSection {
  readonly section: PreparedSection;
  readonly score: number;
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
  const isPiece = isPieceOf(section, query);
  const complete = isPiece ? PIECE : INCOMPLETE + (1 - INCOMPLETE) * text.covered;
  const links = 1 + LINK * Math.log2(1 + inboundLinks);
  const label = labelScore(section, concepts);
  return {
    section,
    tier: tierOf(section, query),
    score:
      (label + text.score) *
      complete *
      (isQuoted(section, query) ? QUOTED : 1) *
      KIND[kind] *
      (section.section.level === 1 ? OPENING : 1) *
      links,
  };
}

/** Where a label of a section may use a term. */
const IN_LABEL = PLACE.heading | PLACE.phrases;

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

function tierOf(prepared: PreparedSection, query: Query): number {
  const name = nameTier(prepared, query);
  // An overview is found by its title alone.
  const called = prepared.document.kind === 'overview' && name < TIER.title ? TIER.none : name;
  return Math.max(called, isPieceOf(prepared, query) ? TIER.piece : TIER.none);
}

/** A query that starts with a dash only matches flags, not names without the dash. */
function nameTier(prepared: PreparedSection, query: Query): number {
  const { section, exactNames, exactPhrases } = prepared;
  const [whole = '', ...others] = query.names;
  if (query.text.startsWith('-')) {
    return section.names.includes(query.text) ? TIER.name : TIER.none;
  }
  if (exactNames.includes(whole)) return exactTier(section, whole);
  if (exactPhrases.includes(whole)) return TIER.phrase;
  return others.some((name) => exactNames.includes(name)) ? TIER.near : TIER.none;
}

function exactTier({ level, heading, names }: Section, name: string): number {
  if (normalizeName(heading) !== name) return TIER.name;
  if (level === 1) return TIER.title;
  return names.includes(heading) ? TIER.name : TIER.none;
}

/** Whether the text contains a query that is Chinese alone. */
function isPieceOf({ text }: PreparedSection, query: Query): boolean {
  return query.text.length > 1 && query.chinese[0] === query.text && text().includes(query.text);
}

/** Whether the text contains a query of several words as it was typed, or pasted. */
function isQuoted({ text }: PreparedSection, query: Query): boolean {
  return query.text.includes(' ') && text().includes(query.text);
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
