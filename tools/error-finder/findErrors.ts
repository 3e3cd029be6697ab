import type { ErrorEntry } from './errorEntry';
import { cleanLines, findParts, indexWords, type WordIndex, wordParts, wordsOf } from './words';

export interface FoundError {
  readonly entry: ErrorEntry;
  /** The lines of the reader's text with the message, on one line. */
  readonly message: string;
  /** Whether the text only has most of the message's words, such as a message of another version. */
  readonly isSimilar: boolean;
  readonly score: number;
}

interface Pattern {
  readonly entry: ErrorEntry;
  /** The words between the holes of the message, as `findParts` takes them. */
  readonly parts: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** The weight of words. Words that few patterns have weigh more. */
type WeightOf = (words: Iterable<string>) => number;

const MOST_FOUND = 5;
/** Entries are left out if their score is below this share of the best one's. */
const LEAST_SHARE = 0.4;

/** A similar message has this share of the weight of a pattern's words, and this many of its words. */
const LEAST_OVERLAP = 0.75;
const LEAST_WORDS = 4;
/** A line is a part of a message if these shares of the message's and the line's words are in both. */
const LEAST_PART = 0.5;
const LEAST_OF_LINE = 0.85;
/** A similar message has this share of the score of an equal message. */
const SIMILAR_SHARE = 0.6;
/** More lines aren't compared word by word. */
const MOST_LINES = 400;
/** Longer messages are cut, and only this much of a line is compared. */
const LONGEST = 300;
const LONGEST_LINE = 1_000;
/** Symbols and words that terminals show before a message, such as `✗` or `[error]`. */
const PREFIX = /^[>│|×✗╰─▶\s]*(?:\[?error\]?:?\s+)?/i;

/** The entries that explain a pasted output, best first. */
export function findErrors(pasted: string, entries: readonly ErrorEntry[]): FoundError[] {
  const lines = cleanLines(pasted);
  // The text without line breaks is for terminals that break lines within words.
  const texts = [indexWords(lines.join('\n')), indexWords(lines.join(''))];
  const comparableLines = linesToCompare(lines);
  const patterns = entries.flatMap(patternsOf);
  const weightOf = wordWeights(patterns);
  const matches = patterns
    .flatMap((pattern) => [
      ...texts.flatMap((text) => equalMatch(pattern, text, weightOf)).slice(0, 1),
      ...similarMatch(pattern, comparableLines, weightOf),
    ])
    .sort((a, b) => b.score - a.score);
  const best = new Map<ErrorEntry, FoundError>();
  for (const match of matches) {
    if (!best.has(match.entry)) best.set(match.entry, match);
  }
  const leastScore = (matches[0]?.score ?? 0) * LEAST_SHARE;
  return [...best.values()].filter(({ score }) => score >= leastScore).slice(0, MOST_FOUND);
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

/** The match of a message that's in the text, with any text in its holes; none if it isn't there. */
function equalMatch(
  { entry, parts, words }: Pattern,
  indexed: WordIndex,
  weightOf: WeightOf,
): FoundError[] {
  const span = findParts(parts, indexed);
  if (!span) return [];
  const { text } = indexed;
  const lineStart = text.lastIndexOf('\n', span.first) + 1;
  // Only the beginning of a longer text is shown, so it has to begin at the message.
  const start = span.last - lineStart < LONGEST ? lineStart : span.first;
  const end = text.indexOf('\n', span.last);
  const message = messageIn(text.slice(start, end < 0 ? undefined : end));
  return [{ entry, message, isSimilar: false, score: weightOf(words) }];
}

/** The message in some lines, on one line and without the prefix. */
function messageIn(lines: string): string {
  return lines.replace(/\s+/g, ' ').trim().replace(PREFIX, '').slice(0, LONGEST);
}

interface Line {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function linesToCompare(lines: readonly string[]): Line[] {
  const trimmed = lines.map((line) => line.trim().slice(0, LONGEST_LINE)).filter(Boolean);
  return [...new Set(trimmed)]
    .slice(0, MOST_LINES)
    .map((line) => ({ text: line, words: new Set(wordsOf(line)) }))
    .filter(({ words }) => words.size >= LEAST_WORDS);
}

/** The lines with most of a message's words, or with a part of the message. */
function similarMatch(
  { entry, words }: Pattern,
  lines: readonly Line[],
  weightOf: WeightOf,
): FoundError[] {
  if (words.size < LEAST_WORDS) return [];
  const totalWeight = weightOf(words);
  return lines.flatMap((line) => {
    const common = [...words].filter((word) => line.words.has(word));
    if (common.length < LEAST_WORDS) return [];
    const overlap = weightOf(common) / totalWeight;
    const isPart =
      overlap >= LEAST_PART && weightOf(common) >= LEAST_OF_LINE * weightOf(line.words);
    if (overlap < LEAST_OVERLAP && !isPart) return [];
    const score = totalWeight * overlap * overlap * SIMILAR_SHARE;
    return [{ entry, message: messageIn(line.text), isSimilar: true, score }];
  });
}
