import { PLACE } from '../index/sectionColumns.ts';
import type { Query } from '../query/query.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import type { PreparedSection } from './prepareDocument.ts';
import { matchLabel, scoreSection } from './scoreSection.ts';
import { INCOMPLETE, KIND, LABEL, LINK, MIN_SHARE, OPENING, QUOTED, TIER } from './signals.ts';

/** The sections that answer a query, best first. `signals.ts` says what counts. */
export function rankSections(
  sections: readonly PreparedSection[],
  query: Query,
  concepts: readonly ResolvedConcept[],
): PreparedSection[] {
  const ranked = sections
    .map((section) => rank(section, query, concepts))
    .filter(({ score }) => score > 0);
  ranked.sort((a, b) => b.tier - a.tier || b.score - a.score);
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  return ranked
    .filter(({ score, tier }) => tier > 0 || score >= best * MIN_SHARE)
    .map(({ section }) => section);
}

function rank(section: PreparedSection, query: Query, concepts: readonly ResolvedConcept[]) {
  const { kind, inboundLinks } = section.document;
  const text = scoreSection(section, concepts);
  const complete = isQuoted(section, query) ? QUOTED : INCOMPLETE + (1 - INCOMPLETE) * text.covered;
  const links = 1 + LINK * Math.log2(1 + inboundLinks);
  const label = labelScore(section, concepts);
  return {
    section,
    tier: tierOf(section, query),
    score:
      (label + text.score) *
      complete *
      KIND[kind] *
      (section.section.level === 1 ? OPENING : 1) *
      links,
  };
}

/** Where a label of a section may use a term. */
const IN_LABEL = PLACE.heading | PLACE.phrases;

/** Where the text of a section may use a term. */
const IN_TEXT = PLACE.heading | PLACE.prose;

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

/** An overview is found by its title alone. */
function tierOf(section: PreparedSection, query: Query): number {
  const { document, exactNames, exactPhrases } = section;
  if (exactNames().includes(query.name)) return TIER.name;
  if (document.kind !== 'overview' && exactPhrases().includes(query.name)) return TIER.phrase;
  return query.isChinese && isQuoted(section, query) ? TIER.quoted : TIER.none;
}

/** Whether the text has a query as it was typed: a part of a Chinese sentence, or several words. */
function isQuoted({ text, uses }: PreparedSection, query: Query): boolean {
  if (query.text.includes(' ')) return text().includes(query.text);
  // A stretch of Chinese is a term, and its uses are known without reading the text.
  return query.isChinese && query.text.length > 1 && (uses(query.text) & IN_TEXT) > 0;
}
