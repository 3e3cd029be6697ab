import type { DocSearchHit } from '@docsearch/react';
import type { SearchText } from '../../i18n/text/searchText';
import { type TextPiece, textPieces, withoutMarks } from './highlight';
import { optionSummary } from './optionSummary';
import type { ShownHit } from './shownHits';

export interface RowPieces {
  title: TextPiece[];
  /** The headings above the section; empty for a section right below its page's title. */
  context: string;
  /** The type and default of the option that the section is about. */
  summary: string | undefined;
  detail: TextPiece[];
}

/** A hit of a search, or a saved one. */
export type RowHit = Pick<DocSearchHit, 'type' | 'hierarchy'> &
  Partial<Pick<ShownHit, '_snippetResult'>>;

/** What a row shows. A saved search has no snippet: its row has the heading and the page. */
export function rowPieces(
  { type, hierarchy, _snippetResult: snippet }: RowHit,
  text: Pick<SearchText, 'defaultIs' | 'noDefault'>,
): RowPieces {
  if (!snippet) {
    const heading = type === 'content' ? null : hierarchy[type];
    return {
      title: textPieces(heading ?? hierarchy.lvl0),
      context: '',
      summary: undefined,
      detail: [{ text: hierarchy.lvl0, match: false }],
    };
  }
  return {
    title: textPieces(snippet.title),
    context: withoutMarks(snippet.context),
    summary: optionSummary(snippet.facts, text),
    detail: textPieces(snippet.detail),
  };
}
