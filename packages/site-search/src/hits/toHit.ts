import type { ResolvedConcept } from '../query/resolveQuery.ts';
import type { PreparedSection } from '../rank/prepareDocument.ts';
import { findMatches, findStrongMatches, type Match, markedText } from './findMatches.ts';
import type { SearchHit } from './searchHit.ts';
import { snippetOf } from './snippet.ts';

const ELLIPSIS = '…';

/** A section as it's shown, with a snippet of so many words. */
export function toHit(
  prepared: PreparedSection,
  concepts: readonly ResolvedConcept[],
  snippetWords: number,
): SearchHit {
  const { document, section, ancestors } = prepared;
  const snippet = snippetText(prepared, concepts, snippetWords);
  const [titleMatches = [], textMatches = []] = findStrongMatches(
    [section.heading, snippet],
    concepts,
  );
  return {
    url: urlOf(prepared),
    area: document.area,
    page: document.title,
    parents: ancestors.map(({ heading }) => markedText(heading, findMatches(heading, concepts))),
    title: markedText(section.heading, titleMatches),
    text: markedText(snippet, textMatches),
    facts: section.facts,
  };
}

/** Headings without an anchor share their page's URL. */
export function urlOf({ document, section }: PreparedSection): string {
  return section.anchor ? `${document.url}#${section.anchor}` : document.url;
}

/** A snippet of the line that answers most; of the first one where none does. */
function snippetText(
  { section }: PreparedSection,
  concepts: readonly ResolvedConcept[],
  snippetWords: number,
): string {
  const lines = [...section.prose, ...section.rows];
  const [first] = lines;
  if (first === undefined) return '';
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
