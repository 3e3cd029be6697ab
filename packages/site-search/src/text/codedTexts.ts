import { getOrCreate } from '../getOrCreate.ts';
import { lastAtMost } from '../lastAtMost.ts';
import { BREAK, codeOf, type EncodedTexts, wordAt } from './encodeTexts.ts';
import { fold, isChinese, isName, termsOf } from './tokenize.ts';

const BEGINNING = 3;
/** No word contains it. */
const BETWEEN = '\t';
const HYPHENATED = /[^\t]*-[^\t]*/g;

/** Texts that were encoded: reads one of them, and finds terms in all of them. */
export class CodedTexts {
  readonly #words: readonly string[];
  readonly #texts: Pieces;
  readonly #isName: boolean[] = [];
  /** Terms by their first letters. Splitting only the words that have these letters is faster. */
  readonly #terms = new Map<string, ReadonlyMap<string, readonly number[]>>();
  #spellings: Pieces | undefined;

  constructor({ words, codes }: EncodedTexts) {
    this.#words = words;
    this.#texts = piecesOf(codes, codeOf(words.indexOf(BREAK)));
  }

  get length(): number {
    return this.#texts.starts.length - 1;
  }

  /** The text with a number. */
  read(number: number): string {
    const { whole, starts } = this.#texts;
    const end = (starts[number + 1] ?? 0) - 1;
    let text = '';
    let afterName = false;
    for (let at = starts[number] ?? end; at < end; at += 1) {
      const word = wordAt(whole, at);
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
  textsWith(term: string): number[] {
    const codes = isChinese(term) ? this.#chineseCodes(term) : this.#wordCodes(term);
    return codes.flatMap((sought) => piecesWith(this.#texts, sought));
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
      for (const number of piecesWith(spellings, beginning)) {
        if (!this.#isNameAt(number)) continue;
        for (const term of termsOf(this.#words[number] ?? '')) {
          if (term.startsWith(beginning)) getOrCreate(list, term, () => []).push(number);
        }
      }
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

/** A text in pieces, which are found faster than in a list of strings. */
interface Pieces {
  readonly whole: string;
  /** Where each piece starts, then where the next one would. */
  readonly starts: readonly number[];
}

function piecesOf(whole: string, separator: string): Pieces {
  const starts = [0];
  for (let at = whole.indexOf(separator); at >= 0; at = whole.indexOf(separator, at + 1)) {
    starts.push(at + 1);
  }
  starts.push(whole.length + 1);
  return { whole, starts };
}

/** The numbers of the pieces that contain a text. */
function piecesWith({ whole, starts }: Pieces, sought: string): number[] {
  const found: number[] = [];
  let at = whole.indexOf(sought);
  while (at >= 0) {
    const piece = lastAtMost(starts, at);
    found.push(piece);
    const next = starts[piece + 1] ?? 0;
    at = next > whole.length ? -1 : whole.indexOf(sought, next);
  }
  return found;
}

/** Of each word a text that contains all its terms. */
function spellingsOf(words: readonly string[]): Pieces {
  const folded = fold(words.join(BETWEEN));
  const spellings = folded.replace(HYPHENATED, (word) => `${word} ${word.replaceAll('-', '')}`);
  return piecesOf(spellings, BETWEEN);
}
