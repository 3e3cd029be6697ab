import { getOrCreate } from '../getOrCreate.ts';
import { type Postings, PostingsBuilder, type TermIndex } from './postings.ts';
import type { TextChunk } from './textChunk.ts';

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
