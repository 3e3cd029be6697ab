/**
 * The one tokenizer, shared by index writer, engine and highlighter.
 *
 * - A name is indexed whole and in parts: `rs.useFakeTimers` gives `rs.usefaketimers`, `rs`,
 *   `usefaketimers`, `use`, `fake` and `timers`; `happy-dom` also gives `happydom`.
 * - A flag, a scope or a placeholder keeps its prefix in the whole name: `--shard`, `-t`,
 *   `@rstest/core`, `%s`, `.not`. The name without the prefix is a term too.
 * - Chinese is written without spaces: every character is a term, and every pair of neighbors. So
 *   any piece of a sentence is found, wherever its words begin.
 * - Operators are terms: `**`, `=>`, `...`.
 */

/** Character classes for regular expressions. */
export const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
/**
 * Letters and digits of ASCII, of other scripts that separate words by spaces, and in full width.
 * Ranges rather than Unicode properties: compiling those takes milliseconds on first use.
 */
const ALPHANUMERIC =
  'A-Za-z0-9\\u00c0-\\u1fff\\u3040-\\u30ff\\uac00-\\ud7af\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a';
export const LETTERS_AND_DIGITS = `${ALPHANUMERIC}${HAN}`;
/** What identifiers consist of. */
const IDENTIFIER = `${ALPHANUMERIC}_$\\uff3f`;

/** Offsets in a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Token extends TextRange {
  /** In lower case. */
  readonly term: string;
  /** Counts the names and Chinese characters of the text; the terms of one name share it. */
  readonly position: number;
}

/** An unbroken stretch of text: Chinese, a name with its separators, or an operator. */
export interface CharacterRun {
  readonly text: string;
  readonly start: number;
  readonly chinese: boolean;
}

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

/** A name or an operator. */
const NON_CHINESE_RUN = [
  `(?:${PREFIXES})?[${IDENTIFIER}]+(?:[${SEPARATORS}][${IDENTIFIER}]+)*`,
  '\\*+|=>|\\.{3}|\\?[?.]|&&|\\|\\|',
].join('|');
const RUN = new RegExp(`[${HAN}]+|${NON_CHINESE_RUN}`, 'g');
const NON_CHINESE = new RegExp(NON_CHINESE_RUN, 'g');
const CHINESE = new RegExp(`^[${HAN}]`);
const PREFIX = new RegExp(`^(?:${PREFIXES})(?=[${IDENTIFIER}])`);
const HYPHENATED = /^[^.\-/:@]+-[^./:@]+$/;
const SEGMENT = /[^.\-/:@]+/g;
/** An acronym, or a word with the digits behind it: `JSONReporter`, `v8Provider`. */
const CAMEL_CASE_PIECE = /[A-Z]{2,}(?![a-z])[0-9]*|[A-Z]?[^A-Z_$]+|[A-Z]/g;
/** Most names have no parts. */
const PLAIN = /^[A-Za-z]?[a-z0-9]+$/;
const NOT_ALPHANUMERIC = new RegExp(`[^${LETTERS_AND_DIGITS}]+`, 'g');

const FULL_WIDTH = /[\uff0d\uff0e\uff10-\uff19\uff21-\uff3a\uff3f\uff41-\uff5a]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

export function tokenize(text: string): Token[] {
  return runsOf(text).flatMap(({ text: run, start, chinese }, index) =>
    splitRun(run).map(({ term, from, to }) => ({
      term,
      start: start + from,
      end: start + to,
      // A thousandth for each Chinese character gives it a position of its own.
      position: chinese ? index + from / 1000 : index,
    })),
  );
}

export function runsOf(text: string): CharacterRun[] {
  const runs: CharacterRun[] = [];
  forEachMatch(RUN, text, (run, start) => {
    runs.push({ text: run, start, chinese: CHINESE.test(run) });
  });
  return runs;
}

/** The runs of a text that aren't Chinese. `termsOf` each are the terms that `tokenize` gives. */
export function nonChineseRuns(text: string): readonly string[] {
  return text.match(NON_CHINESE) ?? [];
}

/** The terms of a run. */
export function termsOf(run: string): readonly string[] {
  return splitRun(run).map(({ term }) => term);
}

export function isChinese(run: string): boolean {
  return CHINESE.test(run);
}

function splitRun(run: string): NameTerm[] {
  if (PLAIN.test(run)) return [{ term: run.toLowerCase(), from: 0, to: run.length }];
  return isChinese(run) ? splitChinese(run) : splitName(run);
}

/** Its characters, and the pairs of neighbors. */
function splitChinese(run: string): NameTerm[] {
  const terms: NameTerm[] = [];
  for (let from = 0; from < run.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + 2, run.length); to += 1) {
      terms.push({ term: run.slice(from, to), from, to });
    }
  }
  return terms;
}

/** A name as written, without its prefix, and its parts; each term once. */
export function splitName(run: string): NameTerm[] {
  const terms: NameTerm[] = [];
  const add = (text: string, from: number, to: number) => {
    const term = toLowerCase(text);
    if (term.length > MAX_TERM_LENGTH || terms.some((known) => known.term === term)) return;
    terms.push({ term, from, to });
  };
  const name = toHalfWidth(run);
  const prefixLength = prefixOf(name).length;
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

/** `matchAll` copies the expression for each text, and there are thousands of texts. */
function forEachMatch(
  pattern: RegExp,
  text: string,
  visit: (match: string, index: number) => void,
): void {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    visit(found[0], found.index);
  }
}

function prefixOf(name: string): string {
  return PREFIX.exec(name)?.[0] ?? '';
}

/** Lower case and half width. Every character keeps its offset. */
export function fold(text: string): string {
  return toLowerCase(toHalfWidth(text));
}

function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  // A few letters of other scripts grow when lowered, and would shift the rest.
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (s) => s.toLowerCase());
}

/** Letters and digits alone, in lower case: the same for `testTimeout` and `test timeout`. */
export function normalizeName(text: string): string {
  return fold(text).replace(NOT_ALPHANUMERIC, '');
}

function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}
