import type { HighlightedText } from '../searchHit.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Match } from './matches.ts';

/** Around a match. They are the only tags in what the engine returns. */
export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/** A text as HTML with its matches marked. `concepts` is how many the query has. */
export function highlight(
  text: string,
  matches: readonly Match[],
  concepts: number,
  { before, after }: HighlightTags,
): HighlightedText {
  const stretches = joined(matches);
  let value = '';
  let at = 0;
  for (const { start, end } of stretches) {
    value +=
      escapeHtml(text.slice(at, start)) + before + escapeHtml(text.slice(start, end)) + after;
    at = end;
  }
  value += escapeHtml(text.slice(at));
  const [first] = stretches;
  return {
    value,
    matchLevel: levelOf(new Set(matches.map(({ concept }) => concept)).size, concepts),
    matchedWords: [
      ...new Set(stretches.map(({ start, end }) => escapeHtml(text.slice(start, end)))),
    ],
    fullyHighlighted: first?.start === 0 && first.end === text.length,
  };
}

function levelOf(matched: number, concepts: number): HighlightedText['matchLevel'] {
  if (matched === 0) return 'none';
  return matched >= concepts ? 'full' : 'partial';
}

/** Matches that touch or overlap are one stretch. */
function joined(matches: readonly Match[]): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}
