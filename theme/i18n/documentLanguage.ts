import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '../../content/languages';

/** The language of the document, for code outside of React's tree. */
export function documentLanguage(): Language {
  return languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
