/**
 * Every word that the theme shows, in both languages. A view never holds a string: it asks
 * `useText()` for one, or the table of its part. A key that is missing in Chinese is a type error.
 *
 * The words stand in theme/text, one table for what comes together; this is all of it, for the
 * build. What browsers load asks for its own table, so that a visit brings no others along.
 */
import type { Language } from './text/languages.ts';
import { PAGE_TEXT } from './text/pageText.ts';
import { PROSE_TEXT } from './text/proseText.ts';
import { SEARCH_TEXT } from './text/searchText.ts';
import { TOOL_TEXT } from './text/toolText.ts';

export { LANGUAGES, type Language } from './text/languages.ts';

function allOf(language: Language) {
  const page = PAGE_TEXT[language];
  const search = { ...page.search, ...SEARCH_TEXT[language] };
  return { ...page, ...PROSE_TEXT[language], ...TOOL_TEXT[language], search };
}

export type Text = ReturnType<typeof allOf>;

export const TEXT: Record<Language, Text> = { en: allOf('en'), zh: allOf('zh') };
