import type { IndexedText } from './indexLetters';
import type { MatchedSpan } from './matchPattern';
import type { Pattern } from './pattern';

/** Longer messages are cut. */
const LONGEST = 300;
const PREFIX = /^\s*(?:[>│|×✗╰─▶\s]*)(?:\[?error\]?:?\s+)?/i;

/** The message as the reader pasted it, on one line. */
export function shownMessage(
  pattern: Pattern,
  span: MatchedSpan,
  { text, at }: IndexedText,
): string {
  const first = at[span.start] ?? 0;
  const last = at[span.end - 1] ?? 0;
  const lineStart = text.lastIndexOf('\n', first) + 1;
  const from = pattern.opensWithHole ? lineStart : first;
  const lineEnd = text.indexOf('\n', last);
  const to = pattern.endsWithHole ? (lineEnd < 0 ? text.length : lineEnd) : last + 1;
  // Punctuation at its edges belongs to the message: a period, a bracket, quotes.
  const start = pattern.opensWithHole ? from : first - edgeBefore(text, first);
  const message = text
    .slice(start, Math.min(to + edgeAfter(text, to), start + LONGEST))
    .replace(/\s+/g, ' ')
    .trim();
  return pattern.opensWithHole ? message.replace(PREFIX, '') : message;
}

function edgeBefore(text: string, index: number): number {
  const before = text.slice(Math.max(0, index - 3), index);
  return /["'`([.]*$/.exec(before)?.[0].length ?? 0;
}

function edgeAfter(text: string, index: number): number {
  return /^["'`)\].!]{0,3}/.exec(text.slice(index, index + 3))?.[0].length ?? 0;
}
