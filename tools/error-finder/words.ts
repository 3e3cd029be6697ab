/** Stands for a part of a message that's only known at run time. */
export const HOLE = '…';

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

/** The words between the holes of a message, as they're in `WordIndex.words`. */
export function wordParts(message: string): string[] {
  const parts = message.split(HOLE).map((part) => indexWords(part).words);
  return parts.filter((words) => words !== ' ');
}

/**
 * Where a text has the parts of a message in this order, with anything between them: the index of the
 * first word, and that after the last one. No text takes more than linear time.
 */
export function findParts(
  parts: readonly string[],
  { text, words, at }: WordIndex,
): { start: number; end: number } | undefined {
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  let found = -1;
  for (let tries = 0; tries < MOST_OCCURRENCES; tries++) {
    found = words.indexOf(first, found + 1);
    if (found < 0) return undefined;
    let end = found + first.length - 1;
    const isWhole = others.every((part) => {
      const next = words.slice(end, end + LONGEST_HOLE + part.length).indexOf(part);
      end += next + part.length - 1;
      return next >= 0;
    });
    if (!isWhole) continue;
    const start = at.get(found + 1) ?? 0;
    const last = words.lastIndexOf(' ', end - 1) + 1;
    return { start, end: Math.min((at.get(last) ?? 0) + end - last, text.length) };
  }
  return undefined;
}

/** More than the output of a run with many failures; what's between its beginning and end is left out. */
const LONGEST = 200_000;
const LONGEST_END = 50_000;
/** Lines are examined up to this many characters. */
const LONGEST_LINE = 2_000;

// With and without the escape character, which some terminals don't copy. Both are bounded, so that
// no input takes more than linear time.
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences start with one
  /\u001B\[[0-?]{0,32}[ -/]{0,8}[@-~]|\u001B\][^\u0007\u001B]{0,500}(?:\u0007|\u001B\\)|\[\d{1,3}(?:;\d{1,3}){0,8}m/g;
const STACK_FRAME = /^\s{0,80}at\s.*\d+:\d+\)?\s{0,8}$/;
const CODE_FRAME = /^\s{0,80}>?\s{0,20}\d{1,6}\s{0,8}[|│┃]/;

/** A pasted output without colors, stack frames, and code frames, of limited length. */
export function cleanOutput(pasted: string): string {
  const text =
    pasted.length > LONGEST
      ? `${pasted.slice(0, LONGEST - LONGEST_END)}\n${pasted.slice(-LONGEST_END)}`
      : pasted;
  const lines = text.replace(ANSI, '').split(/\r\n?|\n/);
  return lines.filter((line) => !isFrame(line.slice(0, LONGEST_LINE))).join('\n');
}

function isFrame(line: string): boolean {
  return STACK_FRAME.test(line) || CODE_FRAME.test(line);
}
