import { SEARCH } from '../../site';
import { LEVELS, type Level, type SearchHit } from '../searchHit';
import { escapeHtml, plainText } from './highlight';

type HeadingLevel = Exclude<Level, 'lvl0'>;

/** Deepest first. */
const HEADINGS = LEVELS.slice(1).reverse() as HeadingLevel[];

/** A hit as DocSearch and our row for it want it. */
export interface ShownHit extends Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'> {
  type: HeadingLevel;
  /** HTML of the row's second line. */
  content: string | null;
  _highlightResult: object;
  _snippetResult: { title: string; detail: string };
}

/**
 * The hits to show, best first: each place once, five of a page at most, and every page under a
 * name of its own, which DocSearch makes the group's title.
 */
export function shownHits(hits: readonly SearchHit[]): ShownHit[] {
  const places = new Set<string>();
  const ofPage = new Map<string, number>();
  return hits.flatMap((hit) => {
    const page = hit.url.replace(/#.*$/, '');
    const shown = ofPage.get(page) ?? 0;
    if (places.has(hit.url) || shown >= SEARCH.hitsPerGroup) return [];
    places.add(hit.url);
    ofPage.set(page, shown + 1);
    return [shownHit(hit)];
  });
}

/**
 * A hit beneath a heading is shown as that heading with the text below it. DocSearch would show the
 * text alone, and forget the place instead of keeping it among the recent searches.
 */
function shownHit(hit: SearchHit): ShownHit {
  const type = HEADINGS.find((level) => hit.hierarchy[level]) ?? 'lvl1';
  const title = hit._snippetResult?.hierarchy?.[type]?.value ?? hit.hierarchy[type] ?? hit.url;
  const detail = hit._snippetResult?.content?.value || parents(hit, type);
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
    _snippetResult: { title, detail },
  };
}

/** Part of the site and page, as plain text: "Config › testTimeout". */
function pageLabel({ hierarchy, url }: SearchHit): string {
  const names = [hierarchy.lvl0, hierarchy.lvl1].filter((name) => name !== null);
  return [...new Set(names.map(plainText))].join(' › ') || url;
}

/** The headings between the page's title and the hit's own, as HTML. */
function parents(hit: SearchHit, type: HeadingLevel): string {
  return LEVELS.slice(2, LEVELS.indexOf(type))
    .flatMap((level) => hit._snippetResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? [])
    .join(' › ');
}
