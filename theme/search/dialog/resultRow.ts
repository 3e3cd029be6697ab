import type { MarkedText, SearchHit } from 'site-search';
import type { SearchText } from '../../i18n/text/searchText';

/** The text of a row. */
export interface RowTexts {
  title: MarkedText;
  /** The headings above the section; empty if there are none, or if they're the detail. */
  context: string;
  /** The type and default of the option that the section is about. */
  summary: string | undefined;
  /** Text of the section; if it has none, the headings above it. */
  detail: MarkedText;
}

/** Between headings, and between a page and its area. */
const SEPARATOR = ' › ';

type SummaryText = Pick<SearchText, 'defaultIs' | 'noDefault'>;

/** The text of a hit's row. `uiText` is for the summary. */
export function resultRow(hit: SearchHit, uiText: SummaryText): RowTexts {
  const { title, parents, text, facts } = hit;
  const above = joinMarked(parents);
  const hasText = text.text !== '';
  return {
    title,
    context: hasText ? above.text : '',
    summary: optionSummary(facts, uiText),
    detail: hasText ? text : above,
  };
}

/** The text of a row without matches, such as that of a saved search. */
export function plainRow(title: string, detail: string): RowTexts {
  return {
    title: { text: title, marks: [] },
    context: '',
    summary: undefined,
    detail: { text: detail, marks: [] },
  };
}

/** The title above the rows of a page: its area of the site and its title, once if they're the same. */
export function groupTitle({ area, page, url }: Pick<SearchHit, 'area' | 'page' | 'url'>): string {
  return [...new Set([area, page].filter(Boolean))].join(SEPARATOR) || url;
}

/** A piece of a row's text. */
export interface TextPiece {
  text: string;
  match: boolean;
}

/** Splits a text into pieces that match the query and pieces that don't. */
export function textPieces({ text, marks }: MarkedText): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    pieces.push({ text: text.slice(at, start), match: false });
    pieces.push({ text: text.slice(start, end), match: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), match: false });
  return pieces.filter((piece) => piece.text !== '');
}

function joinMarked(texts: readonly MarkedText[]): MarkedText {
  let text = '';
  const marks = texts.flatMap((marked, index) => {
    if (index > 0) text += SEPARATOR;
    const offset = text.length;
    text += marked.text;
    return marked.marks.map(({ start, end }) => ({ start: start + offset, end: end + offset }));
  });
  return { text, marks };
}

/** The most characters of a type or default in a summary: enough for all but long objects. */
const MAX_LENGTH = 32;
const ELLIPSIS = '…';

/**
 * The type and default of an option in brief, such as `number · default 5000`; `undefined` for facts
 * that aren't those of an option.
 */
function optionSummary(
  { type, default: initial }: Readonly<Record<string, string>>,
  uiText: SummaryText,
): string | undefined {
  if (type === undefined) return undefined;
  const value = initial === undefined ? uiText.noDefault : uiText.defaultIs(shorten(initial));
  return `${shorten(type)} · ${value}`;
}

function shorten(code: string): string {
  return code.length <= MAX_LENGTH ? code : `${code.slice(0, MAX_LENGTH - 1).trimEnd()}${ELLIPSIS}`;
}
