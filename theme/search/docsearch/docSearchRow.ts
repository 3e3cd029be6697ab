import { groupTitle } from '../dialog/resultRow';
import type { BackendHit } from '../searchBackend';

/** A hit in the shape that DocSearch shows and saves. Its texts are plain, without Algolia's markup. */
export interface DocSearchRow {
  objectID: string;
  url: string;
  /** The level of `hierarchy` with the heading: `lvl1` for a page, which has another icon. */
  type: 'lvl1' | 'lvl2';
  /** `lvl0` is the title of a group of rows. */
  hierarchy: { lvl0: string; lvl1: string | null; lvl2: string | null };
  /** The hit, which `HitRow` shows. DocSearch saves all other fields. */
  _snippetResult?: BackendHit;
}

/** Converts a hit for DocSearch, which shows rows with the same `lvl0` as a group. */
export function docSearchRow(hit: BackendHit): DocSearchRow {
  const isPage = !hit.url.includes('#') && hit.title.text === hit.page;
  return {
    objectID: hit.objectID ?? hit.url,
    url: hit.url,
    type: isPage ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: groupTitle(hit), lvl1: hit.page, lvl2: isPage ? null : hit.title.text },
    _snippetResult: hit,
  };
}
