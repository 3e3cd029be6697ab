/** A query taken apart. What its words stand for in an index is a second step: `resolveQuery.ts`. */
export interface Query {
  /** Folded, without space around it. */
  readonly text: string;
  /** Names that the whole query may be, squashed. */
  readonly calls: readonly string[];
  /** Its unbroken stretches of Chinese. */
  readonly chinese: readonly string[];
  readonly concepts: readonly Concept[];
}

/** One thing that the reader asks for. */
export interface Concept {
  /** What it counts beside the others. */
  readonly weight: number;
  /** Whether a section without it answers only a part of the query. */
  readonly required: boolean;
  /** Ways to say it. The best one found counts. */
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly weight: number;
  /** All of them belong to it. */
  readonly words: readonly Word[];
}

export interface Word {
  readonly term: string;
  /** The reader may still be typing it. */
  readonly growing: boolean;
  /** Whether other spellings may be meant: not for a synonym, which nobody typed. */
  readonly typed: boolean;
}
