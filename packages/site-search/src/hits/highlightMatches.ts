import { escapeHtml } from '../text/escapeHtml.ts';
import type { TextRange } from '../text/tokenize.ts';
import type { MarkedText } from './searchHit.ts';

/** Around a match. They are the only tags in what the engine returns. */
export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/** A text as HTML with its matches highlighted. */
export function highlightMatches(
  text: string,
  matches: readonly TextRange[],
  { before, after }: HighlightTags,
): MarkedText {
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
function merged(matches: readonly TextRange[]): TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
