import { ENGINE } from './limits.ts';
import type { Section } from './pageRecord.ts';
import type { PreparedSection } from './preparePart.ts';
import type { Query } from './query.ts';
import type { ResolvedConcept } from './resolveQuery.ts';
import { scoreSection } from './scoreSection.ts';
import { STOP_WORDS } from './stopWords.ts';
import { fold, squash } from './tokenize.ts';

export interface RankedSection {
  readonly section: PreparedSection;
  readonly score: number;
  /** Whether the heading or a name answers the query, or some of it. */
  readonly inHeading: boolean;
}

/** Exact names stand ahead of everything, whatever the sums say. */
const TIER = { none: 0, piece: 0.2, near: 1, heading: 2, name: 3, title: 4, written: 1.5 } as const;

/** A piece of a Chinese sentence is looked for as it is, whatever words it cuts through. */
const VERBATIM_CHINESE = 4;

/** The folder of pages about other tools, and other versions. */
const MIGRATION = '/migration/';

/** What a stop word of a heading counts beside its other words. */
const FILLER = 0.3;

/** Sections below this share of the best score are noise. */
const LEAST_SHARE = 0.12;

/**
 * The sections that answer a query, best first: the exact title or name of an option or an API,
 * then headings, then text.
 */
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
  return ranked.filter(({ score, tier }) => tier > 0 || score >= best * LEAST_SHARE);
}

function rank(section: PreparedSection, query: Query, concepts: readonly ResolvedConcept[]) {
  const { score, covered, inHeading } = scoreSection(section, concepts);
  const share = headingShare(section, concepts);
  const said = verbatim(section, query);
  const isPiece = said === VERBATIM_CHINESE;
  const complete = isPiece ? 1 : 0.15 + 0.85 * covered ** 2;
  const headed = 1 + 1.2 * inHeading ** 2 * share;
  const known = 1 + 0.04 * Math.log2(1 + section.part.links);
  const boosts = complete * headed * known * standing(section) * said * begun(section, query);
  return {
    section,
    tier: Math.max(tierOf(section, query), isPiece ? TIER.piece : TIER.none),
    score: score * boosts,
    inHeading: inHeading > 0,
  };
}

/**
 * The opening of a page leads into it; a heading without an anchor, of a list of pages, out of it.
 * A page for those who come from elsewhere names every subject, and is about none of them.
 */
function standing({ part, section: { level, anchor } }: PreparedSection): number {
  const page = part.route.includes(MIGRATION) ? 0.8 : 1;
  if (level === 1) return page * 1.1;
  return page * (anchor ? 1 : 0.7);
}

/** Whoever types a dash wants the flag and nothing that is called like it without. */
function tierOf({ section, calls }: PreparedSection, query: Query): number {
  const {
    text,
    calls: [whole = '', ...nearly],
  } = query;
  if (text.startsWith('-')) return section.names.includes(text) ? TIER.name : TIER.none;
  if (calls.includes(whole)) return exactTier(section, whole, text);
  return nearly.some((call) => calls.includes(call)) ? TIER.near : TIER.none;
}

/** Among those that are called alike, the one written alike is first. */
function exactTier({ level, heading, names }: Section, call: string, text: string): number {
  if (squash(heading) !== call) return TIER.name;
  const written = fold(heading) === text ? TIER.written : 0;
  if (level === 1) return TIER.title + written;
  return (names.includes(heading) ? TIER.name : TIER.heading) + written;
}

/** How much of the heading was asked for: `Mock modules` is closer than `Modules that do not exist`. */
function headingShare({ heading }: PreparedSection, concepts: readonly ResolvedConcept[]): number {
  const longest = new Map<number, number>();
  const asked = new Map<number, number>();
  let filler = 0;
  for (const { term, at } of heading) {
    if (STOP_WORDS.has(term)) {
      filler += FILLER;
      continue;
    }
    longest.set(at, Math.max(longest.get(at) ?? 0, term.length));
    if (!concepts.some(({ terms }) => terms.has(term))) continue;
    asked.set(at, Math.max(asked.get(at) ?? 0, term.length));
  }
  if (longest.size === 0) return 1;
  let share = 0;
  for (const [at, length] of asked) share += length / (longest.get(at) ?? length);
  return share / (longest.size + filler);
}

/** The query word for word: the longer it is, the more that tells. */
function verbatim(section: PreparedSection, { text, chinese }: Query): number {
  if (text.length < 2 || !section.text.includes(text)) return 1;
  if (chinese[0] === text) return VERBATIM_CHINESE;
  const headingEnd = section.section.heading.length;
  if (section.text.slice(0, headingEnd).includes(text)) return 2;
  const words = text.split(' ').length;
  return words === 1 ? 1.4 : 1 + 0.6 * Math.min(4, words);
}

/** The beginning of a heading or a name, typed so far. */
function begun({ calls }: PreparedSection, query: Query): number {
  const [whole = ''] = query.calls;
  if (whole.length < 3) return 1;
  const shares = calls.map((call) => (call.startsWith(whole) ? whole.length / call.length : 0));
  return 1 + 0.8 * Math.max(0, ...shares);
}

/** At most so many of one page, and so many altogether. */
export function shownSections(ranked: readonly RankedSection[], hits: number): RankedSection[] {
  const shown = new Map<string, number>();
  const chosen: RankedSection[] = [];
  for (const one of ranked) {
    const { route } = one.section.part;
    const before = shown.get(route) ?? 0;
    if (before >= ENGINE.hitsPerPage) continue;
    shown.set(route, before + 1);
    chosen.push(one);
    if (chosen.length === hits) break;
  }
  return chosen;
}
