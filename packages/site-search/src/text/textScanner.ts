import { getOrCreate } from '../getOrCreate.ts';
import { codeOf, wordAt } from './codedTexts.ts';
import { fold, isChinese, isName, termsOf } from './tokenize.ts';

const BEGINNING = 3;
/** No word contains it. */
const BETWEEN = '\t';

/**
 * Finds terms in coded texts. The texts with each word are listed once. Chinese, most of whose terms
 * nobody ever asks for, is looked up by `indexOf`.
 */
export class TextScanner {
  readonly #words: readonly string[];
  readonly #texts: readonly string[];
  /** Terms by their first letters. Splitting only the words that have these letters is faster. */
  readonly #terms = new Map<string, ReadonlyMap<string, readonly number[]>>();
  #spellings: readonly string[] | undefined;
  #textsOf: ((word: number) => Uint32Array) | undefined;

  constructor(words: readonly string[], texts: readonly string[]) {
    this.#words = words;
    this.#texts = texts;
  }

  /** All terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): string[] {
    const beginning = prefix.slice(0, BEGINNING);
    const terms = [...this.#listTerms(beginning).keys()];
    return prefix === beginning ? terms : terms.filter((term) => term.startsWith(prefix));
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
    const words = this.#listTerms(term.slice(0, BEGINNING)).get(term) ?? [];
    for (const word of words) this.#textsOf(word).forEach(visit);
  }

  /** The words with each of the terms that begin so. */
  #listTerms(beginning: string): ReadonlyMap<string, readonly number[]> {
    this.#spellings ??= spellingsOf(this.#words);
    const spellings = this.#spellings;
    return getOrCreate(this.#terms, beginning, () => {
      const list = new Map<string, number[]>();
      spellings.forEach((spelling, number) => {
        if (!spelling.includes(beginning)) return;
        const word = this.#words[number] ?? '';
        for (const term of isName(word) ? termsOf(word) : []) {
          if (term.startsWith(beginning)) getOrCreate(list, term, () => []).push(number);
        }
      });
      return list;
    });
  }
}

/** Of each word a text that contains all its terms. */
function spellingsOf(words: readonly string[]): string[] {
  const folded = fold(words.join(BETWEEN)).split(BETWEEN);
  return folded.map((word) => (word.includes('-') ? `${word} ${word.replaceAll('-', '')}` : word));
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
