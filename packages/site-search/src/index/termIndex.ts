import { getOrCreate } from '../getOrCreate.ts';
import type { Page, Section } from '../page.ts';
import { fold, HAN } from '../text/characters.ts';
import { isChinese, nonChineseRuns, termsOf, tokenize } from '../text/tokenize.ts';

/** Where in a section, or in the title of its page, a term is, as bits. */
export const PLACE = { heading: 1, phrases: 2, text: 4, title: 8 } as const;
/** The bits of the texts that each section has in the index, in their order. */
const PLACES = [PLACE.heading, PLACE.phrases, PLACE.text] as const;

/** Between texts. No text contains it. */
const BREAK = '\f';
/** How many letters of a term are looked for in the texts. */
const BEGINNING = 3;
const BETWEEN_WORDS = new RegExp(`[\\s${HAN}]`);

/** For each term, the numbers of the texts that have it. */
type Terms = ReadonlyMap<string, readonly number[]>;

/**
 * Looks up terms in the sections of all pages. A section's number is its index in the sections of all
 * pages. Only words that a query can mean are split into terms, because splitting all words takes long.
 */
export class TermIndex {
  readonly pageCount: number;
  readonly sectionCount: number;
  /** The number of each section's page. */
  readonly pages: readonly number[];
  /** The terms of each page's title. */
  readonly #titles: readonly ReadonlySet<string>[];
  /** Of each section, a text for each of `PLACES`, one after the other. */
  readonly #texts: string;
  readonly #folded: string;
  readonly #starts: readonly number[];
  readonly #split = new Map<string, readonly string[]>();
  readonly #terms = new Map<string, Terms>();
  readonly #uses = new Map<string, Uint8Array>();
  readonly #frequencies = new Map<string, number>();
  #allTerms: ReadonlySet<string> | undefined;

  constructor(pages: readonly Page[]) {
    this.pageCount = pages.length;
    this.pages = pages.flatMap(({ sections }, page) => sections.map(() => page));
    this.sectionCount = this.pages.length;
    this.#titles = pages.map(({ title }) => new Set(tokenize(title).map(({ term }) => term)));
    const texts = pages.flatMap(({ sections }) => sections.flatMap(textsOf));
    this.#texts = texts.join(BREAK);
    this.#folded = fold(this.#texts);
    let next = 0;
    this.#starts = texts.map(({ length }) => {
      const start = next;
      next += length + BREAK.length;
      return start;
    });
  }

  /** All terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): string[] {
    if (prefix !== '') {
      const terms = this.#termsBeginning(prefix.slice(0, BEGINNING)).keys();
      return [...terms].filter((term) => term.startsWith(prefix));
    }
    this.#allTerms ??= new Set([...new Set(nonChineseRuns(this.#texts))].flatMap(termsOf));
    return [...this.#allTerms];
  }

  /** Where each section has a term: the sum of its `PLACE`s, 0 where it doesn't. */
  usesOf(term: string): Uint8Array {
    return getOrCreate(this.#uses, term, () => {
      const inTitle = this.#titles.map((terms) => (terms.has(term) ? PLACE.title : 0));
      const uses = Uint8Array.from(this.pages, (page) => inTitle[page] ?? 0);
      for (const text of this.#textsWith(term)) {
        const section = Math.floor(text / PLACES.length);
        uses[section] = (uses[section] ?? 0) | (PLACES[text % PLACES.length] ?? 0);
      }
      return uses;
    });
  }

  /** How many pages have a term. */
  frequencyOf(term: string): number {
    return getOrCreate(this.#frequencies, term, () => {
      const uses = this.usesOf(term);
      return new Set(this.pages.filter((_, section) => (uses[section] ?? 0) > 0)).size;
    });
  }

  #textsWith(term: string): readonly number[] {
    if (!isChinese(term)) {
      return this.#termsBeginning(term.slice(0, BEGINNING)).get(term) ?? [];
    }
    const texts: number[] = [];
    this.#find(term, (_at, text) => {
      texts.push(text);
      return this.#starts[text + 1] ?? this.#texts.length;
    });
    return texts;
  }

  /** The terms with these first letters. They may be hyphenated: `rerun` is a term of `re-run`. */
  #termsBeginning(beginning: string): Terms {
    return getOrCreate(this.#terms, beginning, () => {
      const terms = new Map<string, number[]>();
      const collect = (at: number, text: number) => {
        const { end, terms: split } = this.#splitAt(at);
        for (const term of split) {
          if (!term.startsWith(beginning)) continue;
          const texts = getOrCreate(terms, term, () => []);
          if (texts.at(-1) !== text) texts.push(text);
        }
        return end;
      };
      this.#find(beginning, collect);
      for (let i = 1; i < beginning.length; i += 1) {
        this.#find(`${beginning.slice(0, i)}-${beginning.slice(i)}`, collect);
      }
      return terms;
    });
  }

  /** The terms of the stretch of text without a space around an offset, and where the stretch ends. */
  #splitAt(at: number): { readonly end: number; readonly terms: readonly string[] } {
    let start = at;
    while (start > 0 && !BETWEEN_WORDS.test(this.#texts.charAt(start - 1))) start -= 1;
    let end = at;
    while (end < this.#texts.length && !BETWEEN_WORDS.test(this.#texts.charAt(end))) end += 1;
    const stretch = this.#texts.slice(start, end);
    const terms = getOrCreate(this.#split, stretch, () => nonChineseRuns(stretch).flatMap(termsOf));
    return { end, terms };
  }

  /**
   * Calls `visit` with the offsets of a string, and the numbers of the texts that they're in. `visit`
   * returns the offset from which to go on.
   */
  #find(sought: string, visit: (at: number, text: number) => number): void {
    let text = 0;
    let at = this.#folded.indexOf(sought);
    while (at >= 0) {
      while ((this.#starts[text + 1] ?? Number.POSITIVE_INFINITY) <= at) text += 1;
      at = this.#folded.indexOf(sought, visit(at, text));
    }
  }
}

function textsOf({ heading, names, phrases, prose, rows, facts }: Section): string[] {
  return [
    [heading, ...names].join('\n'),
    phrases.join('\n'),
    [...prose, ...rows, ...Object.entries(facts).flat()].join('\n'),
  ];
}
