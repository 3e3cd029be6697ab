/** A piece of a hit's text; `match` where it is what was searched for. */
export interface TextPiece {
  text: string;
  match: boolean;
}

export const PRE_TAG = '<mark>';
export const POST_TAG = '</mark>';

const TAGS = /(<mark>|<\/mark>)/;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Takes a hit's HTML apart: the tags around a match end pieces, entities become characters, and
 * anything else that looks like markup is text. What is shown is made from the pieces alone, so
 * that nothing in a page, an index or a stored search can become an element.
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
export function plainText(html: string): string {
  return textPieces(html)
    .map((piece) => piece.text)
    .join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
