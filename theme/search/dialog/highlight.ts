/** A piece of a hit's text; `match` where it matches the query. */
export interface TextPiece {
  text: string;
  match: boolean;
}

export const PRE_TAG = '<mark>';
export const POST_TAG = '</mark>';

const TAGS = /(<mark>|<\/mark>)/;
/** What `escapeHtml` writes. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits a hit's HTML at the tags around matches. Entities become characters, and anything else that
 * looks like markup is text. Only these pieces are rendered, so nothing in a page, an index, or a
 * saved search can become an element.
 */
export function textPieces(html: string): TextPiece[] {
  let match = false;
  const pieces: TextPiece[] = [];
  for (const part of html.split(TAGS)) {
    if (part === PRE_TAG) match = true;
    else if (part === POST_TAG) match = false;
    else if (part !== '') pieces.push({ text: decodeEntities(part), match });
  }
  return pieces;
}

/** The same as plain text. */
export function withoutMarks(html: string): string {
  return textPieces(html)
    .map((piece) => piece.text)
    .join('');
}

function decodeEntities(html: string): string {
  return html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
