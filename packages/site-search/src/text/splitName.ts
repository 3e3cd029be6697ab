import { IDENTIFIER, toHalfWidth, toLowerCase } from './characters.ts';

/** A term of a name, with offsets in it. */
export interface NameTerm {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

const MAX_TERM_LENGTH = 40;
const MIN_PIECE_LENGTH = 2;

const PREFIXES = '--?|[@$#%.]';
const SEPARATORS = '.\\-/:@\\uff0d\\uff0e';
/** The source of a regular expression for a name: `@rstest/core`, `rs.fn`. */
export const NAME = `(?:${PREFIXES})?[${IDENTIFIER}]+(?:[${SEPARATORS}][${IDENTIFIER}]+)*`;

const PREFIX = new RegExp(`^(?:${PREFIXES})(?=[${IDENTIFIER}])`);
const HYPHENATED = /^[^.\-/:@]+-[^./:@]+$/;
const SEGMENT = /[^.\-/:@]+/g;
/** An acronym, or a word with the digits behind it: `JSONReporter`, `v8Provider`. */
const CAMEL_CASE_PIECE = /[A-Z]{2,}(?![a-z])[0-9]*|[A-Z]?[^A-Z_$]+|[A-Z]/g;
/** A name without parts, as most are. */
export const PLAIN = /^[A-Za-z]?[a-z0-9]+$/;

/** A name as written, without its prefix, and its parts; each term once. */
export function splitName(run: string): NameTerm[] {
  const terms: NameTerm[] = [];
  const add = (text: string, from: number, to: number) => {
    const term = toLowerCase(text);
    if (term.length > MAX_TERM_LENGTH || terms.some((known) => known.term === term)) return;
    terms.push({ term, from, to });
  };
  const name = toHalfWidth(run);
  const prefixLength = PREFIX.exec(name)?.[0].length ?? 0;
  const bare = name.slice(prefixLength);
  add(name, 0, run.length);
  add(bare, prefixLength, run.length);
  if (HYPHENATED.test(bare)) add(bare.replaceAll('-', ''), prefixLength, run.length);
  forEachMatch(SEGMENT, bare, (segment, index) => {
    const from = prefixLength + index;
    add(segment, from, from + segment.length);
    if (PLAIN.test(segment)) return;
    forEachMatch(CAMEL_CASE_PIECE, segment, (piece, within) => {
      const start = from + within;
      if (piece.length >= MIN_PIECE_LENGTH) add(piece, start, start + piece.length);
    });
  });
  return terms;
}

/** Like `matchAll`, which copies the expression for each of thousands of texts. */
export function forEachMatch(
  pattern: RegExp,
  text: string,
  visit: (match: string, index: number) => void,
): void {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    visit(found[0], found.index);
  }
}
