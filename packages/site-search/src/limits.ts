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

  /** Sections whose labels are compared with the query: those whose texts answer it best. */
  candidates: 200,
  /** Terms that one word of a query may be expanded to. */
  expansions: 40,

  /** Milliseconds after which the index counts as unreachable. */
  timeout: 15_000,
} as const;
