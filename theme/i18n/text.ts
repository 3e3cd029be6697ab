/**
 * The tables of theme/i18n/text that the build and tests read as a whole. Components don't import it:
 * they call `useText` (around a page) or `useProseText` (in its text), or import the table of their part.
 * What's loaded later, such as a tool, has its table in its own folder. A missing entry is a type error.
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
