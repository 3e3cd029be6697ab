import { getOrCreate } from '../getOrCreate.ts';
import type { IndexedDocument } from '../page.ts';
import type { Postings } from './postings.ts';
import type { SectionTexts } from './sectionTexts.ts';
import { addRun, exactPostings, fieldFilter, type TermIndex } from './termIndex.ts';

/** The index of a small site: its texts, in which the terms of a query are looked up. */
export class TextIndex implements TermIndex {
  readonly documentCount: number;
  readonly #texts: SectionTexts;
  readonly #documents: readonly IndexedDocument[];
  /** The number of each section's document. */
  readonly #documentOf: readonly number[];
  readonly #postings = new Map<string, Postings>();
  #exact: ReadonlyMap<string, Postings> | undefined;
  #terms: readonly string[] | undefined;

  constructor(documents: readonly IndexedDocument[], texts: SectionTexts) {
    this.documentCount = documents.length;
    this.#texts = texts;
    this.#documents = documents;
    this.#documentOf = documents.flatMap(({ sections }, document) => sections.map(() => document));
  }

  get(term: string): Postings {
    return getOrCreate(this.#postings, term, () => this.#scan(term));
  }

  getExact(name: string): Postings {
    this.#exact ??= exactPostings(this.#documents);
    return this.#exact.get(name) ?? [];
  }

  withPrefix(prefix: string): readonly string[] {
    return this.terms().filter((term) => term.startsWith(prefix));
  }

  terms(): readonly string[] {
    this.#terms ??= this.#texts.terms();
    return this.#terms;
  }

  #scan(term: string): Postings {
    const postings: number[] = [];
    const fieldOf = fieldFilter();
    this.#texts.scan(term, (number, place, run) => {
      const section = this.#texts.sections[number];
      const field = section && fieldOf(section, place, run);
      if (field) addRun(postings, run, this.#documentOf[number] ?? 0, field);
    });
    return postings;
  }
}
