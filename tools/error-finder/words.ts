/** Stands for a part of a message that differs from run to run. */
const HOLE = '…';

/** The words of a message, in lower case: Latin letters only, without numbers and single letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{2,40}/g) ?? [];
}

/** The words and numbers of a text, so that line breaks, quotes, and prefixes make no difference. */
export interface WordIndex {
  readonly text: string;
  /** In lower case, with a space before and after each. */
  readonly words: string;
  /** The index in the text of each word, by its index in `words`. */
  readonly at: ReadonlyMap<number, number>;
}

const WORD = /\p{L}+|\p{N}+/gu;
/** The number of characters that a hole can have at most: a long path or a printed value. */
const LONGEST_HOLE = 600;
/** How many occurrences of the first part are tried. */
const MOST_OCCURRENCES = 200;

export function indexWords(text: string): WordIndex {
  const at = new Map<number, number>();
  let words = ' ';
  for (const { 0: word, index } of text.matchAll(WORD)) {
    at.set(words.length, index);
    words += `${word.toLowerCase()} `;
  }
  return { text, words, at };
}

/**
 * The words between the holes of a message, as they're in `WordIndex.words`. Numbers and paths of an
 * example, such as `timed out in 5000ms`, are holes, too.
 */
export function wordParts(message: string): string[] {
  const parts = message.replace(/\S*(?:\d{2}|\w\/|\.\/)\S*/g, HOLE).split(HOLE);
  return parts.map((part) => indexWords(part).words).filter((words) => words !== ' ');
}

/**
 * Where a text has the parts of a message in this order, with anything between them: the indexes of the
 * first and the last word. No text takes more than linear time.
 */
export function findParts(
  parts: readonly string[],
  { words, at }: WordIndex,
): { first: number; last: number } | undefined {
  const [start = ' ', ...others] = parts;
  let found = -1;
  for (let tries = 0; tries < MOST_OCCURRENCES; tries++) {
    found = words.indexOf(start, found + 1);
    if (found < 0) return undefined;
    let end = found + start.length - 1;
    const isWhole = others.every((part) => {
      const next = words.slice(end, end + LONGEST_HOLE + part.length).indexOf(part);
      end += next + part.length - 1;
      return next >= 0;
    });
    if (!isWhole) continue;
    const last = words.lastIndexOf(' ', end - 1) + 1;
    return { first: at.get(found + 1) ?? 0, last: at.get(last) ?? 0 };
  }
  return undefined;
}

/** More than the output of a run with many failures. Of longer ones, the end is examined. */
const LONGEST = 200_000;
/** Lines are examined up to this many characters. */
const LONGEST_LINE = 2_000;

// With and without the escape character, which some terminals don't copy. Both are bounded, so that
// no input takes more than linear time.
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences start with one
  /\u001B\[[0-?]{0,32}[ -/]{0,8}[@-~]|\u001B\][^\u0007\u001B]{0,500}(?:\u0007|\u001B\\)|\[\d{1,3}(?:;\d{1,3}){0,8}m/g;
const STACK_OR_CODE_FRAME =
  /^\s{0,80}at\s.*\d+:\d+\)?\s{0,8}$|^\s{0,80}>?\s{0,20}\d{1,6}\s{0,8}[|│┃]/;

/** The lines of a pasted output without colors, stack frames, and code frames, of limited length. */
export function cleanLines(pasted: string): string[] {
  const lines = pasted
    .slice(-LONGEST)
    .replace(ANSI, '')
    .split(/\r\n?|\n/);
  return lines.filter((line) => !STACK_OR_CODE_FRAME.test(line.slice(0, LONGEST_LINE)));
}

/** More words don't fit on a button. */
const LONGEST_QUERY = 64;
const MARK = /(?:\b\w*Error\b|\berror\b|\bcannot\b|\bfailed\b|\binvalid\b)/i;

/** What to search for if no page explains an output: the words of its error. */
export function searchQuery(pasted: string): string {
  const lines = cleanLines(pasted).map((line) => line.slice(0, LONGEST_LINE));
  const line = lines.find((one) => MARK.test(one)) ?? lines.join(' ');
  // Paths, URLs, and numbers belong to the project, not to the message.
  const words =
    line.replace(/\S{0,200}[/\\]\S{0,200}/g, ' ').match(/\p{L}[\p{L}\p{N}_.$-]+/gu) ?? [];
  const query = words.join(' ');
  if (query.length <= LONGEST_QUERY) return query;
  return query.slice(0, query.lastIndexOf(' ', LONGEST_QUERY));
}
