/** The folder of all indexes of the embedded search, below the site's root. */
export const INDEXES = 'search';

/** The folder of a language's index. */
export function indexFolder(language: string): string {
  return `${INDEXES}/${language}`;
}
