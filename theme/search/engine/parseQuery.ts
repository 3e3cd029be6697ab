import { chineseConcepts } from './chineseConcepts.ts';
import { ENGINE } from './limits.ts';
import type { Concept, Query } from './query.ts';
import { STOP_WORDS } from './stopWords.ts';
import { expressionKey, LONGEST_EXPRESSION, synonymsOf } from './synonymTable.ts';
import { fold, type Run, runsOf, squash } from './tokenize.ts';
import {
  givenWord,
  growingLast,
  ownName,
  pairsOf,
  partMeanings,
  pieceMeanings,
  synonymMeanings,
} from './words.ts';

const WEIGHT = {
  stopWord: 0.1,
  /** Words side by side as one name: `fake timers` for `fakeTimers`. */
  joined: 0.6,
} as const;

/** How many words side by side are tried as one name. */
const JOINED_LENGTHS = [2, 3];

/** What a reader asks for. Whatever is beyond the length of a query is left out. */
export function parseQuery(raw: string): Query {
  const typed = raw.slice(0, ENGINE.queryLength);
  const text = fold(typed).trim();
  const runs = runsOf(typed);
  return {
    text,
    calls: callsOf(text, runs),
    chinese: runs.filter((run) => run.chinese).map((run) => run.text),
    concepts: [...weighed(conceptsOf(runs, !/\s$/.test(raw))), ...joinedNames(runs)],
  };
}

function conceptsOf(runs: readonly Run[], growing: boolean): Concept[] {
  const concepts: Concept[] = [];
  for (let i = 0; i < runs.length; ) {
    const length = expressionLength(runs, i);
    concepts.push(
      ...expressionConcepts(runs.slice(i, i + length), growing && i + length === runs.length),
    );
    i += length;
  }
  return concepts;
}

/** How many runs from `i` on are one expression of the synonyms; 1 where none is. */
function expressionLength(runs: readonly Run[], i: number): number {
  for (let length = Math.min(LONGEST_EXPRESSION, runs.length - i); length > 1; length -= 1) {
    if (synonymsOf(keyOf(runs.slice(i, i + length))).size > 0) return length;
  }
  return 1;
}

function keyOf(runs: readonly Run[]): string {
  return expressionKey(runs.map(({ text }) => text).join(' '));
}

function expressionConcepts(runs: readonly Run[], growing: boolean): Concept[] {
  const [first] = runs;
  if (!first) return [];
  if (runs.length === 1 && first.chinese) return chineseConcepts(first.text);
  const terms = runs.flatMap(({ text, chinese }) => (chinese ? pairsOf(text) : [fold(text)]));
  const meanings = [
    { weight: 1, words: growingLast(terms, growing) },
    ...(runs.length === 1 ? partMeanings(fold(first.text), growing) : []),
    ...(runs.length === 1 ? pieceMeanings(first.text, growing) : []),
    ...synonymMeanings(keyOf(runs)),
  ];
  const isStop = runs.length === 1 && STOP_WORDS.has(fold(first.text));
  return [{ weight: isStop ? WEIGHT.stopWord : 1, required: !isStop, meanings }];
}

/** Stop words count fully where there is nothing else. */
function weighed(concepts: readonly Concept[]): readonly Concept[] {
  if (concepts.some(({ required }) => required)) return concepts;
  return concepts.map((concept) => ({ ...concept, weight: 1, required: true }));
}

function joinedNames(runs: readonly Run[]): Concept[] {
  return JOINED_LENGTHS.flatMap((length) => neighbours(runs, length))
    .filter((side) => !side.some(({ chinese }) => chinese))
    .map((side) => {
      const words = [givenWord(side.map(({ text }) => squash(text)).join(''))];
      return { weight: WEIGHT.joined, required: false, meanings: [{ weight: 1, words }] };
    });
}

function neighbours(runs: readonly Run[], length: number): Run[][] {
  return runs.map((_, i) => runs.slice(i, i + length)).filter((side) => side.length === length);
}

/** The whole query, and what is left of it without small words, as a name. */
function callsOf(text: string, runs: readonly Run[]): string[] {
  const telling = runs.map((run) => run.text).filter((run) => !STOP_WORDS.has(fold(run)));
  const calls = [text, ownName(text), telling.join(' ')].map(squash);
  return [...new Set(calls)].filter(Boolean);
}
