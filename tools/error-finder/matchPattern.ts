import { type IndexedText, isLetter } from './indexLetters';
import type { Pattern, PatternPart } from './pattern';

/** Where a message is: indexes of letters; `end` is exclusive. */
export interface MatchedSpan {
  readonly start: number;
  readonly end: number;
}

/** The number of letters that a hole can have at most: a long path or a printed value. */
const LONGEST_HOLE = 400;
/** How many occurrences of a part are tried. */
const MOST_OCCURRENCES = 20;

/**
 * Finds a message in a text, with anything in its holes. Looks for the longest part first, then for
 * the others around it: no text takes more than linear time.
 */
export function matchPattern(pattern: Pattern, text: IndexedText): MatchedSpan | undefined {
  const { parts, longest } = pattern;
  const anchor = parts[longest];
  if (!anchor) return undefined;
  let from = 0;
  for (let tries = 0; tries < MOST_OCCURRENCES; tries++) {
    const at = text.letters.indexOf(anchor.letters, from);
    if (at < 0) return undefined;
    from = at + 1;
    if (!fits(anchor, at, text)) continue;
    const start = findBefore(parts.slice(0, longest), at, text);
    const end = findAfter(parts.slice(longest + 1), at + anchor.letters.length, text);
    if (start !== undefined && end !== undefined) return { start, end };
  }
  return undefined;
}

function findBefore(
  parts: readonly PatternPart[],
  end: number,
  text: IndexedText,
): number | undefined {
  let until = end;
  for (const part of parts.toReversed()) {
    const from = Math.max(0, until - LONGEST_HOLE - part.letters.length);
    const window = text.letters.slice(from, until);
    let at = window.lastIndexOf(part.letters);
    while (at > 0 && !fits(part, from + at, text)) at = window.lastIndexOf(part.letters, at - 1);
    if (at < 0 || !fits(part, from + at, text)) return undefined;
    until = from + at;
  }
  return until;
}

function findAfter(
  parts: readonly PatternPart[],
  start: number,
  text: IndexedText,
): number | undefined {
  let from = start;
  for (const part of parts) {
    const window = text.letters.slice(from, from + LONGEST_HOLE + part.letters.length);
    let at = window.indexOf(part.letters);
    while (at >= 0 && !fits(part, from + at, text)) at = window.indexOf(part.letters, at + 1);
    if (at < 0) return undefined;
    from += at + part.letters.length;
  }
  return from;
}

/** Whether words begin and end where the part requires it. */
function fits(
  { letters, startsWord, endsWord }: PatternPart,
  at: number,
  text: IndexedText,
): boolean {
  const first = text.at[at] ?? 0;
  const last = text.at[at + letters.length - 1] ?? 0;
  if (startsWord && first > 0 && isLetter(text.text, first - 1)) return false;
  return !endsWord || last + 1 >= text.text.length || !isLetter(text.text, last + 1);
}
