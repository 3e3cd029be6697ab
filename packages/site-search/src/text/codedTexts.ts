import { getOrCreate } from '../getOrCreate.ts';
import { lastAtMost } from '../lastAtMost.ts';
import { BREAK, codeOf, type EncodedTexts, wordAt } from './encodeTexts.ts';
import { fold, isChinese, isName, termsOf } from './tokenize.ts';

const BEGINNING = 3;
/** No word contains it. */
const BETWEEN = '\t';

/** Texts that were encoded: reads one of them, and finds terms in all of them. */
export class CodedTexts {
  readonly #words: readonly string[];
  readonly #codes: string;
  /** Where each text starts in the codes, then where the next one would. */
  readonly #starts: readonly number[];
  readonly #isName: boolean[] = [];
  /** Terms by their first letters. Splitting only the words that have these letters is faster. */
  readonly #terms = new Map<string, ReadonlyMap<string, readonly number[]>>();
  #spellings: readonly string[] | undefined;

  constructor({ words, codes }: EncodedTexts) {
    this.#words = words;
    this.#codes = codes;
    this.#starts = startsOf(codes, codeOf(words.indexOf(BREAK)));
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  /** The text with a number. */
  read(number: number): string {
    const end = (this.#starts[number + 1] ?? 0) - 1;
    let text = '';
    let afterName = false;
    for (let at = this.#starts[number] ?? end; at < end; at += 1) {
      const word = wordAt(this.#codes, at);
      const isName = this.#isNameAt(word);
      text += (isName && afterName ? ' ' : '') + this.#words[word];
      afterName = isName;
    }
    return text;
  }

  /** All terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): string[] {
    const beginning = prefix.slice(0, BEGINNING);
    const terms = [...this.#listTerms(beginning).keys()];
    return prefix === beginning ? terms : terms.filter((term) => term.startsWith(prefix));
  }

  /** The numbers of the texts with a term. */
  textsWith(term: string): ReadonlySet<number> {
    const found = new Set<number>();
    for (const sought of isChinese(term) ? this.#chineseCodes(term) : this.#wordCodes(term)) {
      for (let at = this.#codes.indexOf(sought); at >= 0; ) {
        const text = lastAtMost(this.#starts, at);
        found.add(text);
        at = this.#codes.indexOf(sought, this.#starts[text + 1]);
      }
    }
    return found;
  }

  #chineseCodes(term: string): string[] {
    const numbers = Array.from(term, (character) => this.#words.indexOf(character));
    return numbers.includes(-1) ? [] : [numbers.map(codeOf).join('')];
  }

  #wordCodes(term: string): string[] {
    return (this.#listTerms(term.slice(0, BEGINNING)).get(term) ?? []).map(codeOf);
  }

  /** The words with each of the terms that begin so. */
  #listTerms(beginning: string): ReadonlyMap<string, readonly number[]> {
    this.#spellings ??= spellingsOf(this.#words);
    const spellings = this.#spellings;
    return getOrCreate(this.#terms, beginning, () => {
      const list = new Map<string, number[]>();
      spellings.forEach((spelling, number) => {
        if (!spelling.includes(beginning) || !this.#isNameAt(number)) return;
        for (const term of termsOf(this.#words[number] ?? '')) {
          if (term.startsWith(beginning)) getOrCreate(list, term, () => []).push(number);
        }
      });
      return list;
    });
  }

  #isNameAt(number: number): boolean {
    const known = this.#isName[number];
    if (known !== undefined) return known;
    const answer = isName(this.#words[number] ?? '');
    this.#isName[number] = answer;
    return answer;
  }
}

function startsOf(codes: string, end: string): number[] {
  const starts = [0];
  for (let at = codes.indexOf(end); at >= 0; at = codes.indexOf(end, at + 1)) starts.push(at + 1);
  starts.push(codes.length + 1);
  return starts;
}

/** Of each word a text that contains all its terms. */
function spellingsOf(words: readonly string[]): string[] {
  const folded = fold(words.join(BETWEEN)).split(BETWEEN);
  return folded.map((word) => (word.includes('-') ? `${word} ${word.replaceAll('-', '')}` : word));
}
