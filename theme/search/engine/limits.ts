/** Numbers of the engine. Sizes are bytes before compression unless they say otherwise. */
export const ENGINE = {
  /** Specification, section 5: how long a query may be. */
  queryLength: 64,
  /** Section 9: hits of an answer, and of one page among them. */
  hits: 20,
  hitsPerPage: 5,
  /** Section 9: words of a snippet, unless the dialog says otherwise. */
  snippetWords: 10,
  /** Section 9. */
  suggestions: 3,

  /**
   * A site whose texts are no larger than this is loaded whole, which is a quarter of it: below, a
   * few queries of shards would load as much, and searching offline needs all of it.
   */
  wholeSite: 800_000,
  /** A part of a page ends at the next heading once it has this size. */
  part: 4_000,
  /** A file of parts, and one of terms, is closed once it has this size. */
  textsFile: 14_000,
  termsFile: 9_000,
  /** No list of parts is longer: the lowest weights are left out. */
  postings: 2_000,

  /** Files that one query may load where a site is not loaded whole. */
  termsFilesPerQuery: 9,
  textsFilesPerQuery: 9,
  /** Files that one word may load: its beginning is in several, or its misspelling. */
  filesPerWord: 2,
  /** Parts whose sections are ranked. */
  candidates: 30,
  /** Spellings that one word may stand for. */
  spellings: 40,

  /** Milliseconds after which a file counts as unreachable. */
  patience: 15_000,
} as const;
