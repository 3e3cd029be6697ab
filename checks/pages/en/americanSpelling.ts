import { readFileSync } from 'node:fs';

/**
 * British spellings, each with the American one: those that the dictionary accepts as variants, and those
 * that examples have used. Others, such as -ise, are unknown words.
 */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('british.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [british: string, american: string]),
);

export interface BritishWord {
  readonly index: number;
  readonly word: string;
  readonly american: string;
}

export function findBritish(text: string): BritishWord[] {
  return [...text.matchAll(/[a-z]+/gi)].flatMap(({ 0: word, index }) => {
    const american = SPELLINGS.get(word.toLowerCase());
    return american === undefined ? [] : [{ index, word, american }];
  });
}
