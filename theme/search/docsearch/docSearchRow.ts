import { groupTitle } from '../dialog/resultRow';
import type { BackendHit } from '../searchBackend';

/** A hit in the shape that DocSearch shows and saves. Its texts are plain: `HitRow` shows them. */
export interface DocSearchRow {
  objectID: string;
  url: string;
  /** The level of `hierarchy` with the heading. DocSearch draws another icon for a page. */
  type: 'lvl1' | 'lvl2';
  /** `lvl0` is the title of a group of rows. */
  hierarchy: { lvl0: string; lvl1: string | null; lvl2: string | null };
  /** What `HitRow` shows. The only field that DocSearch doesn't save. */
  _snippetResult?: BackendHit;
}

/** DocSearch shows the rows with the same `lvl0` as a group. */
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
