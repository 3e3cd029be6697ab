/**
 * All UI text in all languages, for the build. Components contain no strings: they call `useText()`, or
 * import the table of their part. A key that's missing in a language is a type error.
 *
 * The tables are in theme/i18n/text, one per part that is loaded on its own. Code for the browser imports
 * only its own table.
 */
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { FILTER_TEXT } from './text/filterText.ts';
import { NOT_FOUND_TEXT } from './text/notFoundText.ts';
import { PAGE_TEXT } from './text/pageText.ts';
import { PROSE_TEXT } from './text/proseText.ts';
import { SEARCH_TEXT } from './text/searchText.ts';
import { TOOL_TEXT } from './text/toolText.ts';

function allOf(language: Language) {
  const page = PAGE_TEXT[language];
  const search = { ...page.search, ...SEARCH_TEXT[language] };
  return {
    ...page,
    ...PROSE_TEXT[language],
    ...TOOL_TEXT[language],
    ...NOT_FOUND_TEXT[language],
    ...FILTER_TEXT[language],
    search,
  };
}

export type Text = ReturnType<typeof allOf>;

export const TEXT = Object.fromEntries(
  LANGUAGES.map((language) => [language, allOf(language)]),
) as Record<Language, Text>;
