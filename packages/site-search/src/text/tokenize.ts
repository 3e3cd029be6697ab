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
import { HAN } from './characters.ts';
import { forEachMatch, NAME, type NameTerm, PLAIN, splitName } from './splitName.ts';

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

/** A name or an operator. */
const NON_CHINESE_RUN = `${NAME}|\\*+|=>|\\.{3}|\\?[?.]|&&|\\|\\|`;
const RUN = new RegExp(`[${HAN}]+|${NON_CHINESE_RUN}`, 'g');
const NON_CHINESE = new RegExp(NON_CHINESE_RUN, 'g');
const CHINESE = new RegExp(`^[${HAN}]`);

export function tokenize(text: string): Token[] {
  let count = 0;
  return runsOf(text).flatMap(({ text: run, start, chinese }) => {
    const first = count;
    count += chinese ? run.length : 1;
    return splitRun(run).map(({ term, from, to }) => ({
      term,
      start: start + from,
      end: start + to,
      position: chinese ? first + from : first,
    }));
  });
}

export function runsOf(text: string): CharacterRun[] {
  const runs: CharacterRun[] = [];
  forEachMatch(RUN, text, (run, start) => {
    runs.push({ text: run, start, chinese: isChinese(run) });
  });
  return runs;
}

/** The runs of a text that aren't Chinese, each for `termsOf`. */
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
  return isChinese(run) ? chineseTerms(run) : splitName(run);
}

/** Its characters, and the pairs of neighbors. */
function chineseTerms(run: string): NameTerm[] {
  const terms: NameTerm[] = [];
  for (let from = 0; from < run.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + 2, run.length); to += 1) {
      terms.push({ term: run.slice(from, to), from, to });
    }
  }
  return terms;
}
