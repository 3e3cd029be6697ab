/** A parsed query. What its words are in an index is a second step: `resolveQuery.ts`. */
export interface Query {
  /** The name that the whole query may be. */
  readonly name: string;
  readonly concepts: readonly Concept[];
}

/** One thing that the reader asks for. */
export interface Concept {
  /** How much it counts, relative to the others. */
  readonly weight: number;
  /** Whether a section without it answers only a part of the query. */
  readonly required: boolean;
  /** Ways to say it. The best one found counts. */
  readonly alternatives: readonly Alternative[];
}

export interface Alternative {
  readonly weight: number;
  /** All of them belong to it. */
  readonly words: readonly Word[];
}

export interface Word {
  readonly term: string;
  /** The reader may still be typing it. */
  readonly isPrefix: boolean;
  /** Whether it was typed, and may be misspelled. Words of synonyms weren't. */
  readonly typed: boolean;
}
