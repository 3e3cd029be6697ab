import type { ErrorEntry } from './errorEntry';
import { cleanLines, findParts, indexWords, type WordIndex, wordParts, wordsOf } from './words';

export interface FoundError {
  readonly entry: ErrorEntry;
  /** The lines of the reader's text with the message, on one line. */
  readonly message: string;
  /** Whether only most of its words are there, such as those of another version. */
  readonly similar: boolean;
  readonly score: number;
}

interface Pattern {
  readonly entry: ErrorEntry;
  /** The words between its holes, as `findParts` looks for them. */
  readonly parts: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** How much words say: rare ones say more. */
type WeightOf = (words: Iterable<string>) => number;

const MOST_FOUND = 5;
/** Entries are left out if their score is below this share of the best one's. */
const LEAST_SHARE = 0.4;

/** A similar message has this share of the weight of a pattern's words, and this many of its words. */
const LEAST_OVERLAP = 0.75;
const LEAST_WORDS = 4;
/** A line is a part of a message if it has these shares of the message's words and of the line's. */
const LEAST_PART = 0.5;
const LEAST_OF_LINE = 0.85;
/** A similar message counts this much of an equal one. */
const SIMILAR = 0.6;
/** More lines aren't compared word by word. */
const MOST_LINES = 400;
/** Longer messages are cut. */
const LONGEST = 300;
const PREFIX = /^[>│|×✗╰─▶\s]*(?:\[?error\]?:?\s+)?/i;

/** The entries that explain a pasted output, best first. */
export function findErrors(pasted: string, entries: readonly ErrorEntry[]): FoundError[] {
  const lines = cleanLines(pasted);
  // The second one is for terminals that break lines within words.
  const texts = [indexWords(lines.join('\n')), indexWords(lines.join(''))];
  const compared = comparedLines(lines);
  const patterns = entries.flatMap(patternsOf);
  const weightOf = wordWeights(patterns);
  const matches = patterns
    .flatMap((pattern) => [
      ...texts.flatMap((text) => equalMatch(pattern, text, weightOf)).slice(0, 1),
      ...similarMatch(pattern, compared, weightOf),
    ])
    .sort((a, b) => b.score - a.score);
  const best = new Map<ErrorEntry, FoundError>();
  for (const match of matches) if (!best.has(match.entry)) best.set(match.entry, match);
  const least = (matches[0]?.score ?? 0) * LEAST_SHARE;
  return [...best.values()].filter(({ score }) => score >= least).slice(0, MOST_FOUND);
}

function patternsOf(entry: ErrorEntry): Pattern[] {
  return entry.messages.map((message) => {
    const parts = wordParts(message);
    return { entry, parts, words: new Set(wordsOf(parts.join(' '))) };
  });
}

function wordWeights(patterns: readonly Pattern[]): WeightOf {
  const counts = new Map<string, number>();
  for (const word of patterns.flatMap(({ words }) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const count = patterns.length;
  const weight = (word: string) => Math.log2(1 + count / (counts.get(word) ?? count));
  return (words) => [...words].reduce((sum, word) => sum + weight(word), 0);
}

/** The message with anything in its holes, wherever lines are broken. */
function equalMatch(
  { entry, parts, words }: Pattern,
  indexed: WordIndex,
  weightOf: WeightOf,
): FoundError[] {
  const span = findParts(parts, indexed);
  if (!span) return [];
  const { text } = indexed;
  const start = text.lastIndexOf('\n', span.first) + 1;
  const end = text.indexOf('\n', span.last);
  const message = shown(text.slice(start, end < 0 ? undefined : end));
  return [{ entry, message, similar: false, score: weightOf(words) }];
}

function shown(lines: string): string {
  return lines.replace(/\s+/g, ' ').trim().replace(PREFIX, '').slice(0, LONGEST);
}

interface Line {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function comparedLines(all: readonly string[]): Line[] {
  const lines = new Set(all.map((line) => line.trim().slice(0, 1_000)).filter(Boolean));
  return [...lines]
    .slice(0, MOST_LINES)
    .map((line) => ({ text: line, words: new Set(wordsOf(line)) }))
    .filter(({ words }) => words.size >= LEAST_WORDS);
}

/** The line with most of the pattern's words. */
function similarMatch(
  { entry, words }: Pattern,
  lines: readonly Line[],
  weightOf: WeightOf,
): FoundError[] {
  if (words.size < LEAST_WORDS) return [];
  const whole = weightOf(words);
  return lines.flatMap((line) => {
    const common = [...words].filter((word) => line.words.has(word));
    if (common.length < LEAST_WORDS) return [];
    const overlap = weightOf(common) / whole;
    const isPart =
      overlap >= LEAST_PART && weightOf(common) >= LEAST_OF_LINE * weightOf(line.words);
    if (overlap < LEAST_OVERLAP && !isPart) return [];
    const score = whole * overlap * overlap * SIMILAR;
    return [{ entry, message: shown(line.text), similar: true, score }];
  });
}
