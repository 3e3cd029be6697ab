/**
 * UI text as one table, for the build and tests. Components don't import this file: they call `useText`
 * (around a page's text) or `useProseText` (in the text), or import the table of their part from
 * theme/i18n/text. A tool has its table in its folder. A missing entry is a type error.
 */
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { FILTER_TEXT } from './text/filterText.ts';
import { NOT_FOUND_TEXT } from './text/notFoundText.ts';
import { PAGE_TEXT } from './text/pageText.ts';
import { PROSE_TEXT } from './text/proseText.ts';
import { SEARCH_TEXT } from './text/searchText.ts';
import { TOOL_TEXT } from './text/toolText.ts';

function textIn(language: Language) {
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

export type Text = ReturnType<typeof textIn>;

export const TEXT = Object.fromEntries(
  LANGUAGES.map((language) => [language, textIn(language)]),
) as Record<Language, Text>;
