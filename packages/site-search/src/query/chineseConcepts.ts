import type { Concept } from './query.ts';
import { splitChinese } from './splitChinese.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pairsOf, synonymAlternatives, typedWord } from './words.ts';

/** What a stop word counts beside other words. */
export const STOP_WORD_WEIGHT = 0.1;

/** What an unbroken stretch of Chinese asks for: its known words, and the pairs of the others. */
export function chineseConcepts(run: string, vocabulary: Vocabulary): Concept[] {
  const concepts = splitChinese(run, vocabulary.chineseExpressions).flatMap(({ text, kind }) => {
    if (kind === 'stop') return [];
    if (kind === 'unknown') return pairsOf(text).map((pair) => conceptOf(pair, 1, true));
    const words = pairsOf(text).map((pair) => typedWord(pair));
    const alternatives = [{ weight: 1, words }, ...synonymAlternatives(text, vocabulary)];
    return [{ weight: 1, required: true, alternatives }];
  });
  if (concepts.length > 0) return concepts;
  return pairsOf(run).map((pair) => conceptOf(pair, STOP_WORD_WEIGHT, false));
}

function conceptOf(pair: string, weight: number, required: boolean): Concept {
  return { weight, required, alternatives: [{ weight: 1, words: [typedWord(pair)] }] };
}
