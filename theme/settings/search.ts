/**
 * Sections 5, 7.1, and 9, search. What's built into DocSearch and Algolia's client (the numbers of saved
 * searches, the delays) is listed here for the tests that verify it.
 */
export const SEARCH = {
  recents: 7,
  recentsBesideFavorites: 4,
  favorites: 10,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  suggestions: 3,
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowUpTo: 768,
  stallThreshold: 300,
  connectTimeout: 1000,
  readTimeout: 2000,
  writeTimeout: 30_000,
  hostDownFor: 120_000,
  viewedBatch: 20,
  viewedDelay: 400,
  /** Not in the specification: how long a response of the hosted search is cached. */
  responseLifetime: 300_000,
} as const;
