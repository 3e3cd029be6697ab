import { getOrCreate } from '../getOrCreate.ts';
import { isChinese } from '../text/tokenize.ts';
import { fromDistances, type TermChunk } from './format.ts';
import { documentOf, type Postings, PostingsBuilder, type TermIndex } from './postings.ts';
import type { TextChunk } from './textChunk.ts';

/** The index of a large site: the postings of the term chunks that were loaded so far. */
export class StoredIndex implements TermIndex {
  readonly documentCount: number;
  /** As in the chunks. */
  readonly #stored = new Map<string, Postings>();
  readonly #postings = new Map<string, Postings>();

  constructor(documentCount: number) {
    this.documentCount = documentCount;
  }

  add({ terms, postings }: TermChunk): void {
    terms.forEach((term, i) => {
      this.#stored.set(term, postings[i] ?? []);
    });
    // Lookups of unknown terms may succeed now.
    this.#postings.clear();
  }

  get(term: string): Postings {
    return getOrCreate(this.#postings, term, () => {
      const stored = this.#stored.get(term);
      if (stored) return fromDistances(stored);
      return isChinese(term) && term.length > 2 ? this.#withAllPairs(term) : [];
    });
  }

  withPrefix(prefix: string): string[] {
    return [...this.#stored.keys()].filter((term) => term.startsWith(prefix) && !isChinese(term));
  }

  /** Documents with all pairs of a longer stretch of Chinese: nearly always they contain it. */
  #withAllPairs(stretch: string): Postings {
    const pairs = Array.from({ length: stretch.length - 1 }, (_, i) => stretch.slice(i, i + 2));
    const [first = [], ...others] = pairs.map((pair) => this.get(pair));
    const documents = others.map((postings) => new Set(postings.map(documentOf)));
    return first.filter((posting) => documents.every((set) => set.has(documentOf(posting))));
  }
}

/** The index of a small site: its texts, in which the terms of a query are looked up. */
export class TextIndex implements TermIndex {
  readonly documentCount: number;
  readonly #chunk: TextChunk;
  readonly #postings = new Map<string, Postings>();

  constructor(chunk: TextChunk) {
    this.documentCount = chunk.documents.length;
    this.#chunk = chunk;
  }

  get(term: string): Postings {
    return getOrCreate(this.#postings, term, () => {
      const { documents, firstSections } = this.#chunk;
      const uses = this.#chunk.usesOf(term);
      const postings = new PostingsBuilder();
      documents.forEach(({ sections }, document) => {
        sections.forEach((section, i) => {
          const use = uses[(firstSections[document] ?? 0) + i] ?? 0;
          if (use > 0) postings.add(document, section, use);
        });
      });
      return postings.build();
    });
  }

  withPrefix(prefix: string): readonly string[] {
    return this.#chunk.withPrefix(prefix);
  }
}
