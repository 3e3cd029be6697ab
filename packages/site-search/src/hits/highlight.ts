import { escapeHtml } from '../text/escapeHtml.ts';
import type { Range } from '../text/tokenize.ts';
import type { Match } from './findMatches.ts';
import type { HighlightedText } from './searchHit.ts';

/** Around a match. They are the only tags in what the engine returns. */
export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/** A text as HTML with its matches highlighted. `concepts` is how many the query has. */
export function highlight(
  text: string,
  matches: readonly Match[],
  concepts: number,
  { before, after }: HighlightTags,
): HighlightedText {
  const ranges = merged(matches);
  let value = '';
  let at = 0;
  for (const { start, end } of ranges) {
    value +=
      escapeHtml(text.slice(at, start)) + before + escapeHtml(text.slice(start, end)) + after;
    at = end;
  }
  value += escapeHtml(text.slice(at));
  const [first] = ranges;
  const matched = new Set(matches.map(({ concept }) => concept)).size;
  return {
    value,
    matchLevel: matched === 0 ? 'none' : matched >= concepts ? 'full' : 'partial',
    matchedWords: [...new Set(ranges.map(({ start, end }) => escapeHtml(text.slice(start, end))))],
    fullyHighlighted: first?.start === 0 && first.end === text.length,
  };
}

/** Matches that touch or overlap become one range. */
function merged(matches: readonly Match[]): Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
