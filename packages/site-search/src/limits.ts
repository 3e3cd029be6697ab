export const LIMITS = {
  /** Characters of a query. The rest is ignored. */
  queryLength: 512,
  /** Words of a query, and parts of one name in it. Further ones are ignored. */
  words: 64,
  partsPerName: 32,
  /** Hits of a result, and hits of the same page among them, unless a request says otherwise. */
  hits: 20,
  perPage: 5,
  /** Words of a snippet, unless a request says otherwise. */
  snippetWords: 10,
  suggestions: 3,

  /** Sections whose labels are compared with the query, the best ones by their texts. */
  candidates: 200,
  /** Terms that one word of a query may be expanded to. */
  expansions: 40,

  /** Milliseconds after which the index counts as unreachable. */
  timeout: 15_000,
} as const;
