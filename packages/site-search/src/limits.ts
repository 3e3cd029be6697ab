/** Sizes are in bytes of text, of term chunks in bytes of JSON. */
export const LIMITS = {
  /** Characters of a query. The rest is ignored. */
  queryLength: 512,
  /**
   * Words of a query, and parts of one name in it, that are searched for: as many as 64 characters can
   * have. The others are ignored.
   */
  words: 64,
  partsPerName: 32,
  /** Hits of an answer where a request doesn't say, and of one page among them. */
  hits: 20,
  perPage: 5,
  /** Words of a snippet where a request doesn't say. */
  snippetWords: 10,
  suggestions: 3,

  /**
   * Up to this size, texts are one chunk and there are no term chunks: a few queries would load as
   * much, and searching offline needs all of it.
   */
  singleChunk: 1_000_000,
  /** A document ends at the next heading once it has this size. */
  document: 4_000,
  /** A chunk is closed once it has this size. */
  textChunk: 12_000,
  termChunk: 14_000,
  /** Postings of a term. Beyond, those with the lowest weights are left out. */
  postings: 2_000,

  /** Chunks that one query may load. */
  termChunksPerQuery: 9,
  textChunksPerQuery: 9,
  /** Chunks that the words with one beginning may load. */
  termChunksPerWord: 2,
  /** Documents whose sections are ranked. */
  candidates: 30,
  /** Terms that one word of a query may be expanded to. */
  expansions: 40,

  /** Milliseconds after which a file counts as unreachable. */
  timeout: 15_000,
} as const;
