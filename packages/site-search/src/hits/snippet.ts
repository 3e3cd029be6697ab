import { LETTERS_AND_DIGITS } from '../text/characters.ts';
import { type Range, runsOf } from '../text/tokenize.ts';
import type { Match } from './findMatches.ts';

/** How much of a word one Chinese character is. */
const CHARACTER_SIZE = 0.5;
/** The share of a snippet ahead of the first match, so that it is read in its sentence. */
const LEAD = 0.3;

const OPENING = /[([{（［｛“‘«‹「『【《〈〔〖"'`*]+$/;
const CLOSING = new RegExp(`^[^\\s${LETTERS_AND_DIGITS}]+`);

/**
 * So many words of a text, around as many different matches as they can hold. Two Chinese
 * characters are a word. Punctuation around the words is kept.
 */
export function snippetOf(text: string, matches: readonly Match[], words: number): Range {
  const units = unitsOf(text);
  const total = units.reduce((sum, { size }) => sum + size, 0);
  if (total <= words) return { start: 0, end: text.length };
  const lead = leadBefore(units, bestStart(units, matches, words), words * LEAD);
  let size = 0;
  let last = lead;
  while (last < units.length && size + (units[last]?.size ?? 0) <= words) {
    size += units[last]?.size ?? 0;
    last += 1;
  }
  const end = units[Math.max(lead, last - 1)]?.end ?? text.length;
  return withPunctuation(text, units[lead]?.start ?? 0, end);
}

interface Unit extends Range {
  readonly size: number;
}

/** Words, and single Chinese characters. */
function unitsOf(text: string): Unit[] {
  return runsOf(text).flatMap(({ text: run, start, chinese }): Unit[] => {
    if (!chinese) return [{ start, end: start + run.length, size: 1 }];
    return Array.from(run, (_, i) => ({
      start: start + i,
      end: start + i + 1,
      size: CHARACTER_SIZE,
    }));
  });
}

/** The unit of a match from which on the snippet holds the most concepts. */
function bestStart(units: readonly Unit[], matches: readonly Match[], words: number): number {
  let best = 0;
  let most = 0;
  units.forEach((unit, i) => {
    if (!matches.some(({ start, end }) => start < unit.end && end > unit.start)) return;
    const end = windowEnd(units, i, words * (1 - LEAD));
    const inside = matches.filter((match) => match.start >= unit.start && match.end <= end);
    const held = new Set(inside.map(({ concept }) => concept)).size;
    if (held > most) {
      most = held;
      best = i;
    }
  });
  return best;
}

function windowEnd(units: readonly Unit[], first: number, words: number): number {
  let size = 0;
  let end = units[first]?.end ?? 0;
  for (const unit of units.slice(first)) {
    size += unit.size;
    if (size > words) break;
    end = unit.end;
  }
  return end;
}

function leadBefore(units: readonly Unit[], first: number, words: number): number {
  let lead = first;
  let size = 0;
  while (lead > 0 && size + (units[lead - 1]?.size ?? 0) <= words) {
    lead -= 1;
    size += units[lead]?.size ?? 0;
  }
  return lead;
}

/** With brackets and quotes that open before, and punctuation behind. */
function withPunctuation(text: string, start: number, end: number): Range {
  const opening = OPENING.exec(text.slice(0, start))?.[0].length ?? 0;
  const closing = CLOSING.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - opening, end: end + closing };
}
