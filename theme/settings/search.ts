/** Limits of the search. Times are in milliseconds, widths in CSS pixels. */
export const SEARCH = {
  hits: 20,
  /** Hits of one page, which the dialog shows as a group. */
  perPage: 5,
  suggestions: 3,
  snippetWords: 10,
  /** In windows up to this width, snippets are shorter. */
  narrowUpTo: 768,
  snippetWordsNarrow: 5,
  connectTimeout: 1000,
  readTimeout: 2000,
  writeTimeout: 30_000,
  /** How long a response of the hosted search is cached. */
  responseLifetime: 300_000,
} as const;

/** The route of the page that leads to the explanations of error messages. */
export const HELP_PAGE = '/guide/help/';

/** The folder of the indexes of the embedded search, below the site's root. */
export const INDEXES = 'search';

/** The path of a language's index from the site's root. */
export function indexFile(language: string): string {
  return `${INDEXES}/${language}.json`;
}
