import { getOrCreate } from '../getOrCreate.ts';
import { codeOf, wordAt } from './codedTexts.ts';
import { isChinese, isName, termsOf } from './tokenize.ts';

/**
 * Finds terms in coded texts. The texts with each word are listed once. Chinese, most of whose terms
 * nobody ever asks for, is looked up by `indexOf`.
 */
export class TextScanner {
  readonly #words: readonly string[];
  readonly #texts: readonly string[];
  #wordsOf: ReadonlyMap<string, readonly number[]> | undefined;
  #textsOf: ((word: number) => Uint32Array) | undefined;

  constructor(words: readonly string[], texts: readonly string[]) {
    this.#words = words;
    this.#texts = texts;
  }

  /** All terms, Chinese aside. */
  terms(): Iterable<string> {
    return this.#listTerms().keys();
  }

  /** Visits the texts with a term, by their numbers. */
  scan(term: string, visit: (text: number) => void): void {
    if (isChinese(term)) this.#scanChinese(term, visit);
    else this.#scanWords(term, visit);
  }

  #scanChinese(term: string, visit: (text: number) => void): void {
    const numbers = Array.from(term, (character) => this.#words.indexOf(character));
    if (numbers.includes(-1)) return;
    const codes = numbers.map(codeOf).join('');
    this.#texts.forEach((text, i) => {
      if (text.includes(codes)) visit(i);
    });
  }

  #scanWords(term: string, visit: (text: number) => void): void {
    this.#textsOf ??= listTexts(this.#texts, this.#words.length);
    for (const word of this.#listTerms().get(term) ?? []) this.#textsOf(word).forEach(visit);
  }

  /** The words with each term. */
  #listTerms(): ReadonlyMap<string, readonly number[]> {
    this.#wordsOf ??= listTerms(this.#words);
    return this.#wordsOf;
  }
}

function listTerms(words: readonly string[]): Map<string, number[]> {
  const list = new Map<string, number[]>();
  words.forEach((word, number) => {
    if (!isName(word)) return;
    for (const term of termsOf(word)) getOrCreate(list, term, newList).push(number);
  });
  return list;
}

/**
 * Lists the numbers of the texts with each word. One list for all words, as lists of their own would
 * keep the browser busy for longer than anything else here.
 */
function listTexts(texts: readonly string[], words: number): (word: number) => Uint32Array {
  // First how often each word is there, then where its part of the list ends.
  const ends = new Uint32Array(words);
  for (const text of texts) {
    for (let i = 0; i < text.length; i += 1) add(ends, wordAt(text, i), 1);
  }
  let start = 0;
  ends.forEach((count, word) => {
    ends[word] = start;
    start += count;
  });
  const list = new Uint32Array(start);
  texts.forEach((text, number) => {
    for (let i = 0; i < text.length; i += 1) list[add(ends, wordAt(text, i), 1)] = number;
  });
  return (word) => list.subarray(ends[word - 1] ?? 0, ends[word]);
}

/** Returns what the number was before. */
function add(numbers: Uint32Array, at: number, more: number): number {
  const before = numbers[at] ?? 0;
  numbers[at] = before + more;
  return before;
}

const newList = (): number[] => [];
