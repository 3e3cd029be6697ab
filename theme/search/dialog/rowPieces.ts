import type { DocSearchHit } from '@docsearch/react';
import type { SearchText } from '../../i18n/text/searchText';
import { type TextPiece, textPieces, withoutMarks } from './highlight';
import type { ShownHit } from './shownHits';

/** Characters of a type or default that are shown: most, but not whole objects. */
const MAX_LENGTH = 32;
const ELLIPSIS = '…';

/**
 * The type and default of an option in brief, such as `number · default 5000`; `undefined` for facts
 * that aren't those of an option.
 */
function optionSummary(
  { type, default: initial }: Readonly<Record<string, string>>,
  text: Pick<SearchText, 'defaultIs' | 'noDefault'>,
): string | undefined {
  if (type === undefined) return undefined;
  const value = initial === undefined ? text.noDefault : text.defaultIs(shortened(initial));
  return `${shortened(type)} · ${value}`;
}

function shortened(code: string): string {
  return code.length <= MAX_LENGTH ? code : `${code.slice(0, MAX_LENGTH - 1).trimEnd()}${ELLIPSIS}`;
}

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
