import { escapeHtml } from '../text/escapeHtml.ts';
import type { Range } from '../text/tokenize.ts';
import type { HighlightedText } from './searchHit.ts';

/** Around a match. They are the only tags in what the engine returns. */
export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/** A text as HTML with its matches highlighted. */
export function highlight(
  text: string,
  matches: readonly Range[],
  { before, after }: HighlightTags,
): HighlightedText {
  let value = '';
  let at = 0;
  for (const { start, end } of merged(matches)) {
    value +=
      escapeHtml(text.slice(at, start)) + before + escapeHtml(text.slice(start, end)) + after;
    at = end;
  }
  return { value: value + escapeHtml(text.slice(at)) };
}

/** Matches that touch or overlap become one range. */
function merged(matches: readonly Range[]): Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
