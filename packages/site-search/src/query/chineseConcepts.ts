import type { Concept, Word } from './query.ts';
import { splitChinese } from './splitChinese.ts';
import type { Vocabulary } from './vocabulary.ts';
import { impliedWord, pairsOf, synonymAlternatives, typedWord } from './words.ts';

/** What a stop word counts beside other words. */
export const STOP_WORD_WEIGHT = 0.1;
/** The weight of neighbors that belong to different words: they tell a little of their order. */
const BOUNDARY_WEIGHT = 0.15;

/** What an unbroken stretch of Chinese asks for: its known words, and the pairs of the others. */
export function chineseConcepts(run: string, vocabulary: Vocabulary): Concept[] {
  const concepts: Concept[] = [];
  const covered = new Set<string>();
  for (const { text, kind } of splitChinese(run, vocabulary.chineseExpressions)) {
    if (kind === 'stop') continue;
    const words = pairsOf(text).map((pair) => typedWord(pair));
    for (const { term } of words) covered.add(term);
    if (kind === 'synonym') {
      const alternatives = [{ weight: 1, words }, ...synonymAlternatives(text, vocabulary)];
      concepts.push({ weight: 1, required: true, alternatives });
    } else {
      concepts.push(...words.map((word) => conceptOf(word, 1, true)));
    }
  }
  const boundaries = pairsOf(run).filter((pair) => !covered.has(pair));
  if (concepts.length === 0) {
    return boundaries.map((pair) => conceptOf(typedWord(pair), STOP_WORD_WEIGHT, false));
  }
  return [
    ...concepts,
    ...boundaries.map((pair) => conceptOf(impliedWord(pair), BOUNDARY_WEIGHT, false)),
  ];
}

function conceptOf(word: Word, weight: number, required: boolean): Concept {
  return { weight, required, alternatives: [{ weight: 1, words: [word] }] };
}
