import { type Hierarchy, LEVELS, type Level, type SearchHit } from '../searchHit.ts';
import { escapeHtml } from './escapeHtml.ts';
import { type HighlightTags, highlight } from './highlight.ts';
import { findMatches, type Match } from './matches.ts';
import type { PreparedSection } from './preparePart.ts';
import type { RankedSection } from './rankSections.ts';
import type { ResolvedConcept } from './resolveQuery.ts';
import { snippetOf } from './snippet.ts';

export interface HitOptions extends HighlightTags {
  readonly snippetWords: number;
}

const ELLIPSIS = '…';
const DEEPEST = 6;

/** A section as DocSearch shows it. All its texts are HTML. */
export function toHit(
  { section: prepared, inHeading }: RankedSection,
  concepts: readonly ResolvedConcept[],
  options: HitOptions,
): SearchHit {
  const { part, section } = prepared;
  const url = section.anchor ? `${part.route}#${section.anchor}` : part.route;
  const texts = headingsOf(prepared);
  const marked = Object.entries(texts).map(([level, text]) => {
    const shown = highlight(text, findMatches(text, concepts), concepts.length, options);
    return [level, shown] as const;
  });
  const content = contentOf(prepared, concepts, options);
  return {
    // Two headings of a list of pages have no anchors to tell them apart.
    objectID: section.anchor || section.level === 1 ? url : `${url}~${section.heading}`,
    url,
    type: inHeading ? levelOf(section.level) : 'content',
    content: content?.plain ?? null,
    hierarchy: hierarchyOf(texts),
    _highlightResult: {
      hierarchy: Object.fromEntries(marked),
      ...(content ? { content: content.marked } : {}),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(
        marked.map(([level, { value, matchLevel }]) => [level, { value, matchLevel }]),
      ),
      ...(content
        ? { content: { value: content.marked.value, matchLevel: content.marked.matchLevel } }
        : {}),
    },
  };
}

function headingsOf({ part, section, above }: PreparedSection): Partial<Record<Level, string>> {
  const headings: Partial<Record<Level, string>> = { lvl0: part.area, lvl1: part.title };
  for (const { level, heading } of [...above, section]) {
    if (level > 1) headings[levelOf(level)] = heading;
  }
  return headings;
}

function levelOf(level: number): Exclude<Level, 'lvl0'> {
  return LEVELS[Math.min(Math.max(level, 1), DEEPEST)] as Exclude<Level, 'lvl0'>;
}

function hierarchyOf(texts: Partial<Record<Level, string>>): Hierarchy {
  const entries = LEVELS.map((level) => {
    const text = texts[level];
    return [level, text === undefined ? null : escapeHtml(text)] as const;
  });
  return Object.fromEntries(entries) as Hierarchy;
}

/** A snippet of the line that answers most, or of the first where none does. */
function contentOf(
  { section }: PreparedSection,
  concepts: readonly ResolvedConcept[],
  options: HitOptions,
) {
  const lines = [...section.prose, ...section.rows];
  const [first] = lines;
  if (first === undefined) return undefined;
  let best = { line: first, matches: [] as Match[], worth: 0 };
  for (const line of lines) {
    const matches = findMatches(line, concepts);
    const worth = worthOf(matches, concepts);
    if (worth > best.worth) best = { line, matches, worth };
  }
  const { start, end } = snippetOf(best.line, best.matches, options.snippetWords);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < best.line.length ? ELLIPSIS : '';
  const text = before + best.line.slice(start, end) + after;
  return {
    plain: escapeHtml(text),
    marked: highlight(text, findMatches(text, concepts), concepts.length, options),
  };
}

function worthOf(matches: readonly Match[], concepts: readonly ResolvedConcept[]): number {
  const found = new Set(matches.map(({ concept }) => concept));
  return [...found].reduce((sum, i) => sum + (concepts[i]?.rarity ?? 0), 0);
}
