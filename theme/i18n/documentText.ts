import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '../../content/languages';
import { PAGE_TEXT, type PageText } from './text/pageText';

/** The language of the document, for code outside React. */
export function documentLanguage(): Language {
  return languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}

/** The UI text in the document's language, for code outside React. */
export function documentText(): PageText {
  return PAGE_TEXT[documentLanguage()];
}
