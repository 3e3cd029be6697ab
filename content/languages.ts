export type Language = 'en' | 'zh';

/** The languages of the site, the default one first. */
export const LANGUAGES: readonly Language[] = ['en', 'zh'];

/** The language whose pages have no path prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Values of the `lang` attribute (BCP 47): the Chinese is that of mainland China. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-CN' };

/** The language of a `lang` attribute, whatever its region; undefined for another one. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary] = tag.split('-');
  return LANGUAGES.find((language) => language === primary);
}
