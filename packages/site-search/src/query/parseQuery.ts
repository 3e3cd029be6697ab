import { LIMITS } from '../limits.ts';
import { fold, normalizeName } from '../text/characters.ts';
import { STOP_WORDS } from '../text/stopWords.ts';
import { type CharacterRun, runsOf } from '../text/tokenize.ts';
import type { Concept, Query } from './query.ts';
import { expressionKey, MAX_EXPRESSION_LENGTH, type Vocabulary } from './vocabulary.ts';
import {
  pairsOf,
  pieceAlternatives,
  segmentAlternatives,
  splitChinese,
  synonymAlternatives,
  typedWord,
  typedWords,
  wordsOf,
} from './words.ts';

/** The weight of a stop word in a query with other words, whose weight is 1. */
const STOP_WORD_WEIGHT = 0.1;

/** What an unbroken stretch of Chinese asks for: its known words, and the pairs of the others. */
function chineseConcepts(run: string, vocabulary: Vocabulary): Concept[] {
  const concepts = splitChinese(run, vocabulary.chineseExpressions).flatMap(({ text, kind }) => {
    if (kind === 'stop') return [];
    if (kind === 'synonym') return wordConcept(text, vocabulary);
    // Single characters in a row may be a word that dictionaries don't have.
    return wordsOf(text).flatMap((word) =>
      word.isWord
        ? wordConcept(word.text, vocabulary)
        : pairsOf(word.text).map((pair) => pairConcept(pair, 1, true)),
    );
  });
  if (concepts.length > 0) return concepts;
  return pairsOf(run).map((pair) => pairConcept(pair, STOP_WORD_WEIGHT, false));
}

function wordConcept(text: string, vocabulary: Vocabulary): Concept {
  const words = typedWords(pairsOf(text), false);
  const alternatives = [{ weight: 1, words }, ...synonymAlternatives(text, vocabulary)];
  return { weight: 1, required: true, alternatives };
}

function pairConcept(pair: string, weight: number, required: boolean): Concept {
  return { weight, required, alternatives: [{ weight: 1, words: [typedWord(pair)] }] };
}

/** A name such as `globalSetup` says more than the words around it. */
const NAME_WEIGHT = 1.6;

const CAMEL_CASE = /[a-z][A-Z]/;

/** What a pasted message quotes is the reader's own: a name or a path, which the pages hardly have. */
const QUOTED = /(?:^|[\s(])(['"`])\S+?\1(?=$|[\s.,:;)])/g;
const QUOTED_WEIGHT = 0.3;
/** Shorter queries are about what they quote. */
const MESSAGE_WORDS = 4;

/** Parses what a reader typed. Text, words, and parts of names beyond `LIMITS` are ignored. */
export function parseQuery(raw: string, vocabulary: Vocabulary): Query {
  const typed = raw.slice(0, LIMITS.queryLength);
  const isPrefix = !/\s$/.test(raw);
  const message = runsOf(typed.replace(QUOTED, ' '));
  const isMessage = message.length >= MESSAGE_WORDS;
  const concepts = [
    ...withWeights(conceptsOf(isMessage ? message : runsOf(typed), isPrefix, vocabulary)),
    ...(isMessage ? quotedConcepts(typed, vocabulary) : []),
  ];
  return {
    name: normalizeName(typed),
    concepts: concepts.slice(0, LIMITS.words),
  };
}

function quotedConcepts(typed: string, vocabulary: Vocabulary): Concept[] {
  const quoted = runsOf((typed.match(QUOTED) ?? []).join(' '));
  return conceptsOf(quoted, false, vocabulary).map((concept) => ({
    ...concept,
    weight: concept.weight * QUOTED_WEIGHT,
    required: false,
  }));
}

function conceptsOf(
  runs: readonly CharacterRun[],
  isPrefix: boolean,
  vocabulary: Vocabulary,
): readonly Concept[] {
  const concepts: Concept[] = [];
  for (let i = 0; i < runs.length; ) {
    const length = expressionLength(runs, i, vocabulary);
    const isLast = i + length === runs.length;
    concepts.push(...expressionConcepts(runs.slice(i, i + length), isPrefix && isLast, vocabulary));
    i += length;
  }
  return concepts;
}

/** How many runs from `i` on are one expression of the vocabulary; 1 where none is. */
function expressionLength(
  runs: readonly CharacterRun[],
  i: number,
  { synonymsOf }: Vocabulary,
): number {
  for (let length = Math.min(MAX_EXPRESSION_LENGTH, runs.length - i); length > 1; length -= 1) {
    if (synonymsOf(keyOf(runs.slice(i, i + length))).size > 0) return length;
  }
  return 1;
}

function keyOf(runs: readonly CharacterRun[]): string {
  return expressionKey(runs.map(({ text }) => text).join(' '));
}

function expressionConcepts(
  runs: readonly CharacterRun[],
  isPrefix: boolean,
  vocabulary: Vocabulary,
): Concept[] {
  const [first] = runs;
  if (!first) return [];
  const isSingle = runs.length === 1;
  if (isSingle && first.chinese) return chineseConcepts(first.text, vocabulary);
  const terms = runs.flatMap(({ text, chinese }) => (chinese ? pairsOf(text) : [fold(text)]));
  const alternatives = [
    { weight: 1, words: typedWords(terms, isPrefix) },
    ...(isSingle ? segmentAlternatives(fold(first.text), isPrefix, vocabulary) : []),
    ...(isSingle ? pieceAlternatives(first.text, isPrefix) : []),
    ...synonymAlternatives(keyOf(runs), vocabulary),
  ];
  const isStop = isSingle && STOP_WORDS.has(fold(first.text));
  const isName = isSingle && CAMEL_CASE.test(first.text);
  const weight = isName ? NAME_WEIGHT : isStop ? STOP_WORD_WEIGHT : 1;
  return [{ weight, required: !isStop, alternatives }];
}

/** Stop words count in full if a query has no other words. */
function withWeights(concepts: readonly Concept[]): readonly Concept[] {
  if (concepts.some(({ required }) => required)) return concepts;
  return concepts.map((concept) => ({ ...concept, weight: 1, required: true }));
}
