import type { Postings } from './postings.ts';

/** Looks up terms, in the texts themselves or in stored postings. */
export interface TermIndex {
  /** How many documents the index has. */
  readonly documentCount: number;
  get(term: string): Postings;
  /** The known terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): readonly string[];
}
