import type { PreparedSection } from '../index/preparedSection.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { findMatches, findStrongMatches, markedText } from './findMatches.ts';
import type { SearchHit } from './searchHit.ts';
import { snippetText } from './snippet.ts';

/** The hit for a section, with a snippet of `snippetWords` words. */
export function toHit(
  prepared: PreparedSection,
  concepts: readonly ResolvedConcept[],
  snippetWords: number,
): SearchHit {
  const { page, section, ancestors } = prepared;
  const snippet = snippetText(prepared, concepts, snippetWords);
  const [titleMatches = [], textMatches = []] = findStrongMatches(
    [section.heading, snippet],
    concepts,
  );
  return {
    url: urlOf(prepared),
    area: page.area,
    page: page.title,
    parents: ancestors.map(({ heading }) => markedText(heading, findMatches(heading, concepts))),
    title: markedText(section.heading, titleMatches),
    text: markedText(snippet, textMatches),
    facts: section.facts,
  };
}

/** Headings without an anchor share their page's URL. */
export function urlOf({ page, section }: PreparedSection): string {
  return section.anchor ? `${page.url}#${section.anchor}` : page.url;
}
