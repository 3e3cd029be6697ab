/** Stands for a part of a message that differs from run to run. */
const HOLE = '…';

/** The words of a message, in lower case: Latin letters only, without numbers and single letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{2,40}/g) ?? [];
}

/** The words and numbers of a text, so that line breaks, quotes, and prefixes make no difference. */
export interface WordIndex {
  readonly text: string;
  /** All words in lower case, with a space before and after each word. */
  readonly words: string;
  /** The index of each word in `text`, by the word's index in `words`. */
  readonly positions: ReadonlyMap<number, number>;
}

const WORD = /\p{L}+|\p{N}+/gu;
/** The number of characters that a hole can have at most: a long path or a printed value. */
const LONGEST_HOLE = 600;
/** How many occurrences of a message's first part are tried. */
const MOST_OCCURRENCES = 200;

export function indexWords(text: string): WordIndex {
  const positions = new Map<number, number>();
  let words = ' ';
  for (const { 0: word, index } of text.matchAll(WORD)) {
    positions.set(words.length, index);
    words += `${word.toLowerCase()} `;
  }
  return { text, words, positions };
}

/**
 * The words between the holes of a message, in the form of `WordIndex.words`. Numbers and paths, such as in
 * `timed out in 5000ms`, are holes, too.
 */
export function wordParts(message: string): string[] {
  const parts = message.replace(/\S*(?:\d{2}|\w\/|\.\/)\S*/g, HOLE).split(HOLE);
  return parts.map((part) => indexWords(part).words).filter((words) => words !== ' ');
}

/**
 * Finds the parts of a message in a text, in their order, with other words between them. Returns the indexes
 * of the first and the last word in the text. No text takes more than linear time.
 */
export function findParts(
  parts: readonly string[],
  { words, positions }: WordIndex,
): { first: number; last: number } | undefined {
  const [firstPart = ' ', ...otherParts] = parts;
  let start = -1;
  for (let tries = 0; tries < MOST_OCCURRENCES; tries++) {
    start = words.indexOf(firstPart, start + 1);
    if (start < 0) return undefined;
    let end = start + firstPart.length - 1;
    const isComplete = otherParts.every((part) => {
      const distance = words.slice(end, end + LONGEST_HOLE + part.length).indexOf(part);
      end += distance + part.length - 1;
      return distance >= 0;
    });
    if (!isComplete) continue;
    const last = words.lastIndexOf(' ', end - 1) + 1;
    return { first: positions.get(start + 1) ?? 0, last: positions.get(last) ?? 0 };
  }
  return undefined;
}

/** Only the end of a longer output is read. A run with many failures prints less. */
const LONGEST = 200_000;
/** Only the beginning of a longer line is read. */
const LONGEST_LINE = 2_000;

// Escape sequences, and colors without the escape character, which some terminals don't copy. The numbers
// of characters are limited, so that no input takes more than linear time.
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
const ERROR_WORD = /(?:\b\w*Error\b|\berror\b|\bcannot\b|\bfailed\b|\binvalid\b)/i;

/** The query for an output that no page explains: the words of the first line about an error. */
export function searchQuery(pasted: string): string {
  const lines = cleanLines(pasted).map((line) => line.slice(0, LONGEST_LINE));
  const errorLine = lines.find((line) => ERROR_WORD.test(line)) ?? lines.join(' ');
  // Paths, URLs, and numbers belong to the project, not to the message.
  const words =
    errorLine.replace(/\S{0,200}[/\\]\S{0,200}/g, ' ').match(/\p{L}[\p{L}\p{N}_.$-]+/gu) ?? [];
  const query = words.join(' ');
  if (query.length <= LONGEST_QUERY) return query;
  const end = query.lastIndexOf(' ', LONGEST_QUERY);
  return query.slice(0, end > 0 ? end : LONGEST_QUERY);
}
