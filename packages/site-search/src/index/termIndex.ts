import { getOrCreate } from '../getOrCreate.ts';
import type { Page, Section } from '../page.ts';
import { isChinese, nonChineseRuns, termsOf, tokenize } from '../text/tokenize.ts';

/** Where in a section, or in the title of its page, a term is, as bits. */
export const PLACE = { heading: 1, phrases: 2, text: 4, title: 8 } as const;
/** The bits of the texts that each section has in the index, in their order. */
const PLACES = [PLACE.heading, PLACE.phrases, PLACE.text] as const;

/** Looks up terms in the sections of all pages, which are numbered through. */
export class TermIndex {
  readonly pageCount: number;
  readonly sectionCount: number;
  /** The number of each section's page, and the terms of the pages' titles. */
  readonly #pages: readonly number[];
  readonly #titles: readonly ReadonlySet<string>[];
  /** Of each section, a text for each of `PLACES`. */
  readonly #texts: readonly string[];
  /** The numbers of the texts that contain a name or a word, as it's written. */
  readonly #runs = new Map<string, number[]>();
  /** The names and words that have a term. Chinese has none: it's looked up in the texts. */
  readonly #terms = new Map<string, string[]>();
  readonly #uses = new Map<string, Uint8Array>();
  readonly #frequencies = new Map<string, number>();

  constructor(pages: readonly Page[]) {
    this.pageCount = pages.length;
    this.#pages = pages.flatMap(({ sections }, page) => sections.map(() => page));
    this.sectionCount = this.#pages.length;
    this.#titles = pages.map(({ title }) => new Set(tokenize(title).map(({ term }) => term)));
    this.#texts = pages.flatMap(({ sections }) => sections.flatMap(textsOf));
    this.#texts.forEach((text, number) => {
      for (const run of nonChineseRuns(text)) {
        const texts = getOrCreate(this.#runs, run, () => []);
        if (texts.at(-1) !== number) texts.push(number);
      }
    });
    for (const run of this.#runs.keys()) {
      for (const term of termsOf(run)) getOrCreate(this.#terms, term, () => []).push(run);
    }
  }

  /** All terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): string[] {
    return [...this.#terms.keys()].filter((term) => term.startsWith(prefix));
  }

  /** Where each section has a term: the sum of its `PLACE`s, 0 where it doesn't. */
  usesOf(term: string): Uint8Array {
    return getOrCreate(this.#uses, term, () => {
      const inTitle = this.#titles.map((terms) => (terms.has(term) ? PLACE.title : 0));
      const uses = Uint8Array.from(this.#pages, (page) => inTitle[page] ?? 0);
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
      return new Set(this.#pages.filter((_, section) => (uses[section] ?? 0) > 0)).size;
    });
  }

  #textsWith(term: string): number[] {
    if (!isChinese(term)) {
      return (this.#terms.get(term) ?? []).flatMap((run) => this.#runs.get(run) ?? []);
    }
    return this.#texts.flatMap((text, number) => (text.includes(term) ? [number] : []));
  }
}

function textsOf({ heading, names, phrases, prose, rows, facts }: Section): string[] {
  return [
    [heading, ...names].join('\n'),
    phrases.join('\n'),
    [...prose, ...rows, ...Object.entries(facts).flat()].join('\n'),
  ];
}
