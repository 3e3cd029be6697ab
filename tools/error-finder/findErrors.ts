import type { ErrorEntry, ErrorIndex } from './errorIndex';
import {
  cleanOutput,
  findParts,
  HOLE,
  indexWords,
  type WordIndex,
  wordParts,
  wordsOf,
} from './words';

export interface FoundError {
  readonly entry: ErrorEntry;
  /** The message in the reader's text. */
  readonly message: string;
  /** Whether only most of its words are there, such as those of another version. */
  readonly similar: boolean;
  readonly score: number;
}

interface Pattern {
  readonly source: string;
  /** The words between its holes, as `findParts` looks for them. */
  readonly parts: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** An index that's prepared for searching. */
export interface ErrorSearch {
  readonly entries: readonly {
    readonly entry: ErrorEntry;
    readonly patterns: readonly Pattern[];
  }[];
  /** How much words say: rare ones say more. */
  readonly weightOf: (words: Iterable<string>) => number;
}

const MOST_FOUND = 5;
/** Entries are left out if their score is below this share of the best one's. */
const LEAST_SHARE = 0.4;

/** A similar message has this share of the weight of a pattern's words, and this many of its words. */
const LEAST_OVERLAP = 0.75;
const LEAST_WORDS = 4;
/** A line that's the part of a message has these shares: of the message's words, and of its own. */
const LEAST_PART = 0.5;
const LEAST_OF_LINE = 0.85;
/** A similar message counts this much of an equal one. */
const SIMILAR = 0.6;
/** How much more a message counts that's marked as an error. */
const MARKED = 1.25;
const MARK = /(?:^|[\s[])(?:\w*Error|error|FAIL|warn|✗|×)[\]:\s]{0,4}$|^\s*$/;
/** Of two messages with the same words, the one with more letters fits better. */
const LETTER = 0.01;
/** More lines aren't compared word by word. */
const MOST_LINES = 400;
/** Longer messages are cut, and so are values at their beginning or end. */
const LONGEST = 300;
const LONGEST_VALUE = 200;
const PREFIX = /^\s*(?:[>│|×✗╰─▶\s]*)(?:\[?error\]?:?\s+)?/i;

export function openErrors({ entries }: ErrorIndex): ErrorSearch {
  const read = entries.map((entry) => ({
    entry,
    patterns: entry.messages.map((source): Pattern => {
      return { source, parts: wordParts(source), words: new Set(wordsOf(source)) };
    }),
  }));
  const counts = new Map<string, number>();
  const all = read.flatMap(({ patterns }) => patterns);
  for (const { words } of all)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log2(1 + all.length / (counts.get(word) ?? all.length));
  return {
    entries: read,
    weightOf: (words) => [...words].reduce((sum, word) => sum + weight(word), 0),
  };
}

/** The entries that explain a pasted output, best first. */
export function findErrors(pasted: string, search: ErrorSearch): FoundError[] {
  const text = cleanOutput(pasted);
  // The second one is for terminals that break lines within words.
  const texts = [indexWords(text), indexWords(text.replaceAll('\n', ''))];
  const lines = comparedLines(text);
  const found = search.entries.flatMap(({ entry, patterns }) => {
    const matches = patterns.flatMap((one) => [
      ...texts.flatMap((indexed) => equalMatch(one, indexed, search)).slice(0, 1),
      ...similarMatch(one, lines, search),
    ]);
    const [best] = matches.sort((a, b) => b.score - a.score);
    return best ? [{ entry, ...best }] : [];
  });
  const sorted = found.sort((a, b) => b.score - a.score);
  const least = (sorted[0]?.score ?? 0) * LEAST_SHARE;
  return sorted.filter(({ score }) => score >= least).slice(0, MOST_FOUND);
}

type Match = Omit<FoundError, 'entry'>;

/** The message with anything in its holes, wherever lines are broken. */
function equalMatch(pattern: Pattern, indexed: WordIndex, { weightOf }: ErrorSearch): Match[] {
  const span = findParts(pattern.parts, indexed);
  if (!span) return [];
  const { text } = indexed;
  const line = text.lastIndexOf('\n', span.start - 1) + 1;
  const marked = MARK.test(text.slice(Math.max(line, span.start - 40), span.start)) ? MARKED : 1;
  const score = weightOf(pattern.words) * marked + pattern.parts.join('').length * LETTER;
  return [{ message: shownMessage(pattern.source, text, span), similar: false, score }];
}

/** The message as the reader pasted it, on one line. */
function shownMessage(
  source: string,
  text: string,
  { start, end }: { start: number; end: number },
): string {
  const opens = source.startsWith(HOLE);
  // Quotes and brackets belong to the message.
  const edge = /["'`([.]{0,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
  const from = opens
    ? Math.max(text.lastIndexOf('\n', start - 1) + 1, start - LONGEST_VALUE)
    : start - edge.length;
  const rest = source.endsWith(HOLE) ? /^[^\n]*/ : /^["'`)\]}.!]{0,3}/;
  const more = rest.exec(text.slice(end, end + LONGEST_VALUE))?.[0] ?? '';
  const message = (text.slice(from, end) + more).replace(/\s+/g, ' ').trim();
  return (opens ? message.replace(PREFIX, '') : message).slice(0, LONGEST);
}

interface Line {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function comparedLines(text: string): Line[] {
  const lines = [...new Set(text.split('\n').map((line) => line.trim().slice(0, 1_000)))];
  return lines
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => ({ text: line, words: new Set(wordsOf(line)) }))
    .filter(({ words }) => words.size >= LEAST_WORDS);
}

/** The line with most of the pattern's words. */
function similarMatch(
  { words }: Pattern,
  lines: readonly Line[],
  { weightOf }: ErrorSearch,
): Match[] {
  if (words.size < LEAST_WORDS) return [];
  const whole = weightOf(words);
  let best: Match | undefined;
  for (const line of lines) {
    const common = [...words].filter((word) => line.words.has(word));
    if (common.length < LEAST_WORDS) continue;
    const overlap = weightOf(common) / whole;
    const score = whole * overlap * overlap * SIMILAR;
    const isPart =
      overlap >= LEAST_PART && weightOf(common) >= LEAST_OF_LINE * weightOf(line.words);
    if ((overlap < LEAST_OVERLAP && !isPart) || score <= (best?.score ?? 0)) continue;
    best = { message: line.text.slice(0, LONGEST), similar: true, score };
  }
  return best ? [best] : [];
}
