import type { ResolvedConcept } from '../query/resolveQuery.ts';
import type { PreparedSection } from '../rank/prepareDocument.ts';
import type { RankedSection } from '../rank/rankSections.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { findMatches, findStrongMatches, type Match } from './findMatches.ts';
import { type HighlightTags, highlightMatches } from './highlightMatches.ts';
import {
  type Hierarchy,
  type HighlightedHit,
  LEVELS,
  type Level,
  type SearchHit,
} from './searchHit.ts';
import { snippetOf } from './snippet.ts';

export interface HitOptions extends HighlightTags {
  readonly snippetWords: number;
}

const ELLIPSIS = '…';
const MAX_LEVEL = 6;

/** A section as DocSearch shows it. All its texts are HTML. */
export function toHit(
  { section: prepared }: RankedSection,
  concepts: readonly ResolvedConcept[],
  options: HitOptions,
): SearchHit {
  const { document, section } = prepared;
  const url = section.anchor ? `${document.url}#${section.anchor}` : document.url;
  const texts = headingsOf(prepared);
  const snippet = snippetText(prepared, concepts, options);
  const [headingMatches = [], snippetMatches = []] = findStrongMatches(
    [section.heading, snippet ?? ''],
    concepts,
  );
  const own = levelOf(section.level);
  const hierarchy = Object.entries(texts).map(([level, text]) => {
    const matches = level === own ? headingMatches : findMatches(text, concepts);
    return [level, highlightMatches(text, matches, options)] as const;
  });
  const highlighted: HighlightedHit = {
    hierarchy: Object.fromEntries(hierarchy),
    content: snippet === undefined ? undefined : highlightMatches(snippet, snippetMatches, options),
  };
  return {
    // Headings without an anchor share their page's URL.
    objectID: section.anchor || section.level === 1 ? url : `${url}~${section.heading}`,
    url,
    type: headingMatches.length > 0 ? own : 'content',
    content: snippet === undefined ? null : escapeHtml(snippet),
    facts: section.facts,
    hierarchy: hierarchyOf(texts),
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}

function headingsOf({ document, section, ancestors }: PreparedSection) {
  const headings: Partial<Record<Level, string>> = { lvl0: document.area, lvl1: document.title };
  for (const { level, heading } of [...ancestors, section]) {
    if (level > 1) headings[levelOf(level)] = heading;
  }
  return headings;
}

function levelOf(level: number): Exclude<Level, 'lvl0'> {
  return LEVELS[Math.min(Math.max(level, 1), MAX_LEVEL)] as Exclude<Level, 'lvl0'>;
}

function hierarchyOf(texts: Partial<Record<Level, string>>): Hierarchy {
  const entries = LEVELS.map((level) => {
    const text = texts[level];
    return [level, text === undefined ? null : escapeHtml(text)] as const;
  });
  return Object.fromEntries(entries) as Hierarchy;
}

/** A snippet of the line that answers most; of the first one where none does. */
function snippetText(
  { section }: PreparedSection,
  concepts: readonly ResolvedConcept[],
  { snippetWords }: HitOptions,
): string | undefined {
  const lines = [...section.prose, ...section.rows];
  const [first] = lines;
  if (first === undefined) return undefined;
  let best = { line: first, matches: [] as Match[], weight: 0 };
  for (const line of lines) {
    const matches = findMatches(line, concepts);
    const found = new Set(matches.map(({ concept }) => concept));
    const weight = [...found].reduce((sum, i) => sum + (concepts[i]?.rarity ?? 0), 0);
    if (weight > best.weight) best = { line, matches, weight };
    if (found.size === concepts.length) break;
  }
  const { start, end } = snippetOf(best.line, best.matches, snippetWords);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < best.line.length ? ELLIPSIS : '';
  return before + best.line.slice(start, end) + after;
}
