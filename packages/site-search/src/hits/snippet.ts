import type { PreparedSection } from '../index/preparedSection.ts';
import type { ResolvedConcept } from '../query/resolveQuery.ts';
import { LETTERS_AND_DIGITS } from '../text/characters.ts';
import { runsOf, type TextRange } from '../text/tokenize.ts';
import { findMatches, type Match } from './findMatches.ts';

const ELLIPSIS = '…';

/** A snippet of the line that answers most of the query, or of the first line if none does. */
export function snippetText(
  { section }: PreparedSection,
  concepts: readonly ResolvedConcept[],
  snippetWords: number,
): string {
  const lines = [...section.prose, ...section.rows];
  const [first] = lines;
  if (first === undefined) return '';
  let best = { line: first, matches: [] as Match[], weight: 0 };
  for (const line of lines) {
    const matches = findMatches(line, concepts);
    const found = new Set(matches.map(({ concept }) => concept));
    const weight = [...found].reduce((sum, i) => sum + (concepts[i]?.rarity ?? 0), 0);
    if (weight > best.weight) best = { line, matches, weight };
    if (found.size === concepts.length) break;
  }
  const { start, end } = snippetOf(best.line, best.matches, snippetWords);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < best.line.length ? ELLIPSIS : '';
  return before + best.line.slice(start, end) + after;
}

/** The length of a Chinese character, in words. */
const CHARACTER_SIZE = 0.5;
/** The share of a snippet ahead of the first match, which shows the match in its sentence. */
const LEAD = 0.3;

const OPENING = /[([{（［｛“‘«‹「『【《〈〔〖"'`*]+$/;
const CLOSING = new RegExp(`^[^\\s${LETTERS_AND_DIGITS}]+`);

/**
 * The range of a text that has matches of the most concepts in so many words. Two Chinese characters
 * count as a word. Punctuation around the range is included.
 */
export function snippetOf(text: string, matches: readonly Match[], words: number): TextRange {
  const units = unitsOf(text);
  const total = units.at(-1)?.to ?? 0;
  if (total <= words) return { start: 0, end: text.length };
  const lead = words * LEAD;
  let best: TextRange = { start: 0, end: 0 };
  let mostConcepts = -1;
  const starts = units.filter((unit) =>
    matches.some(({ start, end }) => start < unit.end && end > unit.start),
  );
  for (const start of starts.length > 0 ? starts : units.slice(0, 1)) {
    const targetStart = Math.min(start.from - lead, total - words);
    const from = units.find((one) => one.from >= targetStart)?.from ?? 0;
    const inside = units.filter((one) => one.from >= from && one.to <= from + words);
    const window = { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 };
    const inWindow = matches.filter(({ start, end }) => start >= window.start && end <= window.end);
    const concepts = new Set(inWindow.map(({ concept }) => concept)).size;
    if (concepts <= mostConcepts) continue;
    mostConcepts = concepts;
    best = window;
  }
  return withPunctuation(text, best);
}

/** A word, or a single Chinese character, with its position in words. */
interface Unit extends TextRange {
  readonly from: number;
  readonly to: number;
}

function unitsOf(text: string): Unit[] {
  let to = 0;
  return runsOf(text).flatMap(({ text: run, start, chinese }) =>
    (chinese ? Array.from(run) : [run]).map((unit, i): Unit => {
      const from = to;
      to += chinese ? CHARACTER_SIZE : 1;
      return { start: start + i, end: start + i + unit.length, from, to };
    }),
  );
}

/** Adds the brackets and quotes that open before a range, and the punctuation after it. */
function withPunctuation(text: string, { start, end }: TextRange): TextRange {
  const opening = OPENING.exec(text.slice(0, start))?.[0].length ?? 0;
  const closing = CLOSING.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - opening, end: end + closing };
}
