import { escapeHtml, LEVELS, type Level, type SearchHit } from 'site-search';
import { SEARCH } from '../../settings/search';
import { withoutMarks } from './highlight';

type HeadingLevel = Exclude<Level, 'lvl0'>;

/** Deepest first. */
const HEADINGS = LEVELS.slice(1).reverse() as HeadingLevel[];

/** A hit as DocSearch and `HitRow` show it. */
export interface ShownHit extends Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'> {
  type: HeadingLevel;
  content: null;
  _highlightResult: object;
  /** What the row shows. DocSearch doesn't save it with a recent search. */
  _snippetResult: RowSnippet;
}

/** All texts except for facts are HTML. */
export interface RowSnippet {
  /** The section's heading. */
  title: string;
  /** The headings between the page's title and the section's. */
  context: string;
  /** The type and default of the option that the section is about. */
  facts: Readonly<Record<string, string>>;
  /** Text of the section, or the context of one that has none. */
  detail: string;
}

/**
 * The hits to show, best first: each URL once, five of a page at most, and `lvl0` unique to a page,
 * as DocSearch groups by it.
 */
export function shownHits(hits: readonly SearchHit[]): ShownHit[] {
  const urls = new Set<string>();
  const counts = new Map<string, number>();
  return hits.flatMap((hit) => {
    const page = hit.url.replace(/#.*$/, '');
    const shown = counts.get(page) ?? 0;
    if (urls.has(hit.url) || shown >= SEARCH.hitsPerGroup) return [];
    urls.add(hit.url);
    counts.set(page, shown + 1);
    return [shownHit(hit)];
  });
}

/**
 * A hit in a section's text is shown as its heading with the text below. DocSearch would show the
 * text alone and not save the hit as a recent search.
 */
function shownHit(hit: SearchHit): ShownHit {
  const type = HEADINGS.find((level) => hit.hierarchy[level]) ?? 'lvl1';
  const title = hit._snippetResult?.hierarchy?.[type]?.value ?? hit.hierarchy[type] ?? hit.url;
  const text = hit._snippetResult?.content?.value;
  const parents = parentHeadings(hit, type);
  return {
    objectID: hit.objectID,
    url: hit.url,
    type,
    hierarchy: {
      ...hit.hierarchy,
      lvl0: pageLabel(hit),
      [type]: hit.hierarchy[type] ?? escapeHtml(hit.url),
    },
    content: null,
    _highlightResult: {},
    _snippetResult: {
      title,
      context: text ? parents : '',
      facts: hit.facts ?? {},
      detail: text || parents,
    },
  };
}

/** Area of the site and page, as plain text: "Config › testTimeout". */
function pageLabel({ hierarchy, url }: SearchHit): string {
  const names = [hierarchy.lvl0, hierarchy.lvl1].filter((name) => name !== null);
  return [...new Set(names.map(withoutMarks))].join(' › ') || url;
}

/** The headings between the page's title and the hit's own, as HTML. */
function parentHeadings(hit: SearchHit, type: HeadingLevel): string {
  return LEVELS.slice(2, LEVELS.indexOf(type))
    .flatMap((level) => hit._snippetResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? [])
    .join(' › ');
}
