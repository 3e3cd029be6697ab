import type { DocSearchHit } from '@docsearch/react';
import { type TextPiece, textPieces } from './highlight';
import type { ShownHit } from './shownHits';

export interface RowText {
  title: TextPiece[];
  detail: TextPiece[];
}

/** One of a search, or a saved one. */
export type RowHit = Pick<DocSearchHit, 'type' | 'hierarchy'> &
  Partial<Pick<ShownHit, '_snippetResult'>>;

/**
 * What a row says. A saved search has lost its snippet: it says its heading and where that is,
 * which stands above the row otherwise.
 */
export function rowText(hit: RowHit): RowText {
  const snippet = hit._snippetResult;
  if (snippet) return { title: textPieces(snippet.title), detail: textPieces(snippet.detail) };
  const heading = hit.type === 'content' ? null : hit.hierarchy[hit.type];
  return {
    title: textPieces(heading ?? hit.hierarchy.lvl0),
    detail: [{ text: hit.hierarchy.lvl0, match: false }],
  };
}
