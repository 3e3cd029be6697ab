/**
 * The one tokenizer, for the builder and the browser. It takes a text apart into terms and says
 * where each stands, so that the same code indexes, searches and highlights.
 *
 * - A name is kept whole and split: `rs.useFakeTimers` gives `rs.usefaketimers`, `rs`,
 *   `usefaketimers`, `use`, `fake` and `timers`; `happy-dom` also gives `happydom`.
 * - A flag, a scope, a placeholder keeps its sign in the whole: `--shard`, `-t`, `@rstest/core`,
 *   `%s`, `.not`; the rest of it is a term too.
 * - Chinese is written without spaces: every character is a term, and every two neighbours are. So
 *   any piece of a sentence is found, wherever its words begin.
 * - Signs that mean something in code are terms: `**`, `=>`, `...`.
 */

import { HAN, LETTER, LETTERS_AND_DIGITS } from './characters.ts';
import { getOrMake } from './getOrMake.ts';

export interface Token {
  /** In lower case. */
  readonly term: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Counts the names and Chinese characters of the text; the terms of one name share it. */
  readonly at: number;
  /** Not a part of a longer name. */
  readonly whole: boolean;
}

/** An unbroken stretch of Chinese, a name with its joints, or a sign. */
export interface Run {
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

const LONGEST_TERM = 40;
const SHORTEST_PIECE = 2;

const SIGNS = '--?|[@$#%.]';
const JOINTS = '.\\-/:@\\uff0d\\uff0e';

const NAME_OR_SIGN = [
  `(?:${SIGNS})?[${LETTER}]+(?:[${JOINTS}][${LETTER}]+)*`,
  '\\*+|=>|\\.{3}|\\?[?.]|&&|\\|\\|',
].join('|');
const RUN = new RegExp(`[${HAN}]+|${NAME_OR_SIGN}`, 'g');
const SPELLED_RUN = new RegExp(NAME_OR_SIGN, 'g');
const CHINESE = new RegExp(`^[${HAN}]`);
const SIGN = new RegExp(`^(?:${SIGNS})(?=[${LETTER}])`);
const HYPHENATED = /^[^.\-/:@]+-[^./:@]+$/;
const SEGMENT = /[^.\-/:@]+/g;
/** An acronym, or a word with the digits behind it: `JSONReporter`, `v8Provider`. */
const CAMEL_PIECE = /[A-Z]{2,}(?![a-z])[0-9]*|[A-Z]?[^A-Z_$]+|[A-Z]/g;
/** Most names have no parts. */
const PLAIN = /^[A-Za-z]?[a-z0-9]+$/;
const NOT_IN_CALLS = new RegExp(`[^${LETTERS_AND_DIGITS}]+`, 'g');
const NOT_IN_FIELDS = new RegExp(`[^${LETTERS_AND_DIGITS}\\t\\n]+`, 'g');

const WIDE = /[\uff0d\uff0e\uff10-\uff19\uff21-\uff3a\uff3f\uff41-\uff5a]/g;
const WIDE_OFFSET = 0xfee0;

export function tokenize(text: string): Token[] {
  return runsOf(text).flatMap(({ text: run, start, chinese }, at) =>
    splitRun(run).map(({ term, from, to }) => ({
      term,
      start: start + from,
      end: start + to,
      // A character of Chinese takes a thousandth, so that it keeps a place of its own.
      at: chinese ? at + from / 1000 : at,
      whole: chinese || (to === run.length && from <= signOf(run).length),
    })),
  );
}

/** The same terms without making tokens of them: for texts of which few are wanted. */
export function eachTermAt(
  text: string,
  visit: (term: string, start: number, end: number) => void,
): void {
  eachMatch(RUN, text, (run, start) => {
    if (!isChinese(run)) {
      for (const { term, from, to } of splitRun(run)) visit(term, start + from, start + to);
      return;
    }
    for (let i = start; i < start + run.length; i += 1) {
      visit(text.slice(i, i + 1), i, i + 1);
      if (i + 1 < start + run.length) visit(text.slice(i, i + 2), i, i + 2);
    }
  });
}

export function runsOf(text: string): Run[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({
    text: run,
    start: index,
    chinese: CHINESE.test(run),
  }));
}

/**
 * The runs of a text alone. `termsOf` each of them are the terms that `tokenize` gives: the quick
 * way for texts that are only counted.
 */
export function matchRuns(text: string): readonly string[] {
  return text.match(RUN) ?? [];
}

/** The same without Chinese. */
export function matchSpelledRuns(text: string): readonly string[] {
  return text.match(SPELLED_RUN) ?? [];
}

const remembered = new Map<string, readonly string[]>();

/** The terms of a run. Sites repeat their words, so each is taken apart once. */
export function termsOf(run: string): readonly string[] {
  return getOrMake(remembered, run, () => splitRun(run).map(({ term }) => term));
}

export function isChinese(run: string): boolean {
  return CHINESE.test(run);
}

function splitRun(run: string): NameTerm[] {
  if (PLAIN.test(run)) return [{ term: run.toLowerCase(), from: 0, to: run.length }];
  if (!isChinese(run)) return splitName(run);
  return Array.from(run, (character, from) => [
    { term: character, from, to: from + 1 },
    ...(from + 1 < run.length ? [{ term: run.slice(from, from + 2), from, to: from + 2 }] : []),
  ]).flat();
}

/** A name as it stands, without its sign, and its parts. */
export function splitName(run: string): NameTerm[] {
  const terms: NameTerm[] = [];
  const add = (text: string, from: number, to: number) => {
    const term = lowered(text);
    if (term.length > LONGEST_TERM || terms.some((known) => known.term === term)) return;
    terms.push({ term, from, to });
  };
  const name = narrowed(run);
  const sign = signOf(name).length;
  const bare = name.slice(sign);
  add(name, 0, run.length);
  add(bare, sign, run.length);
  if (HYPHENATED.test(bare)) add(bare.replaceAll('-', ''), sign, run.length);
  eachMatch(SEGMENT, bare, (segment, index) => {
    const from = sign + index;
    add(segment, from, from + segment.length);
    if (PLAIN.test(segment)) return;
    eachMatch(CAMEL_PIECE, segment, (piece, within) => {
      const start = from + within;
      if (piece.length >= SHORTEST_PIECE) add(piece, start, start + piece.length);
    });
  });
  return terms;
}

/** `matchAll` makes a copy of the expression for each text: there are thousands. */
function eachMatch(all: RegExp, text: string, visit: (match: string, index: number) => void): void {
  all.lastIndex = 0;
  for (let found = all.exec(text); found; found = all.exec(text)) visit(found[0], found.index);
}

function signOf(name: string): string {
  return SIGN.exec(name)?.[0] ?? '';
}

/** Lower case and half width, with every character still at its place. */
export function fold(text: string): string {
  return lowered(narrowed(text));
}

function lowered(text: string): string {
  const lower = text.toLowerCase();
  // A few letters of other scripts grow when lowered, and would shift the rest.
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (s) => s.toLowerCase());
}

/** Letters and digits alone, in lower case: the same for `testTimeout` and `test timeout`. */
export function squash(text: string): string {
  return fold(text).replace(NOT_IN_CALLS, '');
}

/** The same of all fields of all lines. */
export function squashFields(lines: string): string {
  return fold(lines).replace(NOT_IN_FIELDS, '');
}

function narrowed(text: string): string {
  return text.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET));
}
