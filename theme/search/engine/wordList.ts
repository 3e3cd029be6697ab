import type { PieceList } from './packed/pieceList.ts';
import { textOfUnits, type WordText } from './packed/wordText.ts';
import { fold, termsOf } from './tokenize.ts';

const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

/**
 * The words of a site. Which terms they have is found out word by word, for those that a query may
 * mean: taking all of them apart would take longer than all else that comes before an answer.
 */
export class WordList {
  readonly #pieces: PieceList;
  readonly #words: number;
  readonly #isKnown: (word: number) => boolean;
  /** One behind the other, as they are written and folded. */
  readonly #written: string;
  readonly #folded: string;
  /** Those with a hyphen, without it: they are called so, too. */
  readonly #joined: readonly (readonly [text: string, word: number])[];

  /** `isKnown` tells of a word whether it can be found at all. */
  constructor({ pieces, words }: WordText, isKnown: (word: number) => boolean) {
    this.#isKnown = isKnown;
    this.#pieces = pieces;
    this.#words = words;
    const { units, starts } = pieces;
    this.#written = textOfUnits(units.subarray(0, starts[words]));
    this.#folded = fold(this.#written);
    this.#joined = this.#hyphenated();
  }

  /** Numbers of the words of which it is a term. */
  having(term: string): number[] {
    return this.#candidates(term).filter((word) => this.#termsOf(word).includes(term));
  }

  /** The terms that begin so. */
  beginning(start: string): string[] {
    const terms = this.#candidates(start).flatMap((word) =>
      this.#termsOf(word).filter((term) => term.startsWith(start)),
    );
    return [...new Set(terms)];
  }

  /** All terms of all words. */
  terms(): string[] {
    const terms = new Set<string>();
    for (let word = 0; word < this.#words; word += 1) {
      if (!this.#isKnown(word)) continue;
      for (const term of this.#termsOf(word)) terms.add(term);
    }
    return [...terms];
  }

  #termsOf(word: number): readonly string[] {
    const { starts } = this.#pieces;
    return termsOf(this.#written.slice(starts[word], starts[word + 1]));
  }

  /** Words, ascending, in which a term may begin so. */
  #candidates(start: string): number[] {
    const words = new Set<number>();
    for (let at = this.#folded.indexOf(start); at >= 0; at = this.#folded.indexOf(start, at + 1)) {
      const word = this.#wordAt(at);
      const from = this.#pieces.starts[word] ?? 0;
      if (at === from || !this.#isWithin(at)) words.add(word);
    }
    for (const [text, word] of this.#joined) if (text.startsWith(start)) words.add(word);
    return [...words].filter(this.#isKnown);
  }

  /** Whether no term begins there, as it does not between small letters. */
  #isWithin(at: number): boolean {
    return isSmall(this.#written.charCodeAt(at - 1)) && isSmall(this.#written.charCodeAt(at));
  }

  #wordAt(offset: number): number {
    const { starts } = this.#pieces;
    let low = 0;
    let high = this.#words - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #hyphenated(): [string, number][] {
    const words = new Set<number>();
    for (let at = this.#folded.indexOf('-'); at >= 0; at = this.#folded.indexOf('-', at + 1)) {
      words.add(this.#wordAt(at));
    }
    const { starts } = this.#pieces;
    return Array.from(words, (word) => [
      this.#folded.slice(starts[word], starts[word + 1]).replaceAll('-', ''),
      word,
    ]);
  }
}

function isSmall(unit: number): boolean {
  return unit >= SMALL_A && unit <= SMALL_Z;
}
