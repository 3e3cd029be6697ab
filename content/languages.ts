/**
 * The languages of the site. To add one, add its code to `Language` and `LANGUAGES`, and pages in
 * `docs/<code>`. The type checker then lists the tables of text and of settings that lack it.
 */
export type Language = 'en' | 'zh';

/** The default language comes first. */
export const LANGUAGES: Language[] = ['en', 'zh'];

/** The language that pages are written in first. Paths in other languages start with the code. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Values of the `lang` attribute (BCP 47): Chinese as written in mainland China. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-CN' };

/** The language of a `lang` attribute with any region; undefined if the site doesn't have it. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary] = tag.split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** The languages that pages are translated to. */
export function translatedLanguages(): Language[] {
  return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
}
