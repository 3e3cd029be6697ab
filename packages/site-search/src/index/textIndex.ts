import { getOrCreate } from '../getOrCreate.ts';
import { type Postings, toPostings, weightOfUse } from './postings.ts';
import { addWeight, exactPostings, noWeights, type TermIndex } from './termIndex.ts';
import type { TextChunk } from './textChunk.ts';

/** The index of a small site: its texts, in which the terms of a query are looked up. */
export class TextIndex implements TermIndex {
  readonly documentCount: number;
  readonly #chunk: TextChunk;
  /** The number of each section's document. */
  readonly #documentOf: readonly number[];
  readonly #postings = new Map<string, Postings>();
  #exact: ReadonlyMap<string, Postings> | undefined;

  constructor(chunk: TextChunk) {
    const { documents } = chunk;
    this.documentCount = documents.length;
    this.#chunk = chunk;
    this.#documentOf = documents.flatMap(({ sections }, document) => sections.map(() => document));
  }

  get(term: string): Postings {
    return getOrCreate(this.#postings, term, () => {
      const weights = noWeights();
      this.#chunk.usesOf(term).forEach((use, section) => {
        if (use > 0) addWeight(weights, this.#documentOf[section] ?? 0, weightOfUse(use));
      });
      return toPostings(weights);
    });
  }

  getExact(name: string): Postings {
    this.#exact ??= exactPostings(this.#chunk.documents);
    return this.#exact.get(name) ?? [];
  }

  withPrefix(prefix: string): readonly string[] {
    return this.#chunk.withPrefix(prefix);
  }
}
