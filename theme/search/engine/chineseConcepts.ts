import type { Concept, Word } from './query.ts';
import { splitChinese } from './splitChinese.ts';
import { givenWord, pairsOf, synonymMeanings, typedWord } from './words.ts';

/** Neighbouring characters that belong to different words: they tell a little of their order. */
const SEAM = 0.15;

/** What an unbroken stretch of Chinese asks for: its known words, and the pairs of the others. */
export function chineseConcepts(run: string): Concept[] {
  const concepts: Concept[] = [];
  const told = new Set<string>();
  for (const { text, known } of splitChinese(run)) {
    if (known === 'stop') continue;
    const words = pairsOf(text).map((pair) => typedWord(pair));
    for (const { term } of words) told.add(term);
    if (known === 'synonym') {
      const meanings = [{ weight: 1, words }, ...synonymMeanings(text)];
      concepts.push({ weight: 1, required: true, meanings });
    } else {
      concepts.push(...words.map((word) => single(word, 1, true)));
    }
  }
  const seams = pairsOf(run).filter((pair) => !told.has(pair));
  // Nothing but small words: then they are what was asked for.
  if (concepts.length === 0) return seams.map((pair) => single(typedWord(pair), 1, true));
  return [...concepts, ...seams.map((pair) => single(givenWord(pair), SEAM, false))];
}

function single(word: Word, weight: number, required: boolean): Concept {
  return { weight, required, meanings: [{ weight: 1, words: [word] }] };
}
