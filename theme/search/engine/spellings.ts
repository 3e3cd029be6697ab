import { LETTERS_AND_DIGITS } from './characters.ts';
import { editDistance } from './editDistance.ts';
import { ENGINE } from './limits.ts';
import type { Word } from './query.ts';
import { stem } from './stem.ts';
import { CALLED, type TermIndex } from './termIndex.ts';
import { isChinese } from './tokenize.ts';

/** Terms that a word may stand for, each with how surely it does, up to 1. */
export type Spellings = ReadonlyMap<string, number>;

const SURE = {
  inflected: 0.9,
  /** A beginning, growing to 1 with the share of the term that is typed. */
  beginning: 0.55,
  /** A beginning where the word seems to be finished. */
  abbreviated: 0.4,
  within: 0.4,
  oneLetter: 0.7,
  twoLetters: 0.5,
  oneCharacter: 0.3,
} as const;

const IN_NAMES = new RegExp(`^[${LETTERS_AND_DIGITS}_$.@-]+$`);

/** Letters from which on one or two mistakes are forgiven. */
const ONE_MISTAKE = 4;
const TWO_MISTAKES = 8;
const SHORTEST_WITHIN = 4;

/**
 * The spellings of a word that the index has: itself, its inflections and what it begins. Only
 * where there are none, mistakes are forgiven and words looked for within others.
 */
export function spellingsOf(word: Word, index: TermIndex): Spellings {
  if (isChinese(word.term)) return chineseSpellings(word, index);
  const found = nearSpellings(word, index);
  if (found.size > 0 || !word.typed) return best(found);
  return best(farSpellings(word.term, index));
}

/** In a pair that stands nowhere one character is taken for a mistake. */
function chineseSpellings({ term, typed }: Word, index: TermIndex): Spellings {
  const isKnown = (one: string) => index.get(one).length > 0;
  if (isKnown(term)) return new Map([[term, 1]]);
  if (!typed || term.length < 2) return new Map();
  const characters = Array.from(term).filter(isKnown);
  return new Map(characters.map((character) => [character, SURE.oneCharacter]));
}

function nearSpellings({ term, growing }: Word, index: TermIndex): Map<string, number> {
  const found = new Map<string, number>();
  const root = stem(term);
  const start = root.slice(0, 3);
  for (const other of index.beginning(start)) {
    if (other === term) found.set(other, 1);
    else if (stem(other) === root) found.set(other, SURE.inflected);
    else if (growing && other.startsWith(term)) {
      found.set(other, SURE.beginning + (0.9 - SURE.beginning) * (term.length / other.length));
    }
  }
  return found;
}

function farSpellings(term: string, index: TermIndex): Map<string, number> {
  const found = new Map<string, number>();
  const limit = mistakesIn(term);
  for (const other of index.spelled()) {
    if (other.startsWith(CALLED)) continue;
    const sure = farSureness(term, other, limit);
    if (sure > 0) found.set(other, sure);
  }
  return found;
}

function farSureness(term: string, other: string, limit: number): number {
  if (other.startsWith(term)) return SURE.abbreviated;
  if (limit > 0) {
    const distance = editDistance(term, other, limit);
    const first = term[0] === other[0] ? 1 : 0.8;
    if (distance <= limit) return first * (distance === 1 ? SURE.oneLetter : SURE.twoLetters);
  }
  return term.length >= SHORTEST_WITHIN && other.includes(term) ? SURE.within : 0;
}

function mistakesIn(term: string): number {
  if (!IN_NAMES.test(term) || term.length < ONE_MISTAKE) return 0;
  return term.length < TWO_MISTAKES ? 1 : 2;
}

function best(found: Map<string, number>): Spellings {
  if (found.size <= ENGINE.spellings) return found;
  return new Map([...found].sort((a, b) => b[1] - a[1]).slice(0, ENGINE.spellings));
}
