import type { Language } from './languages.ts';

/** Data about a language that only the build and commands need; browsers only load `languages.ts`. */
export interface LanguageData {
  /** In English, for messages to writers. */
  readonly englishName: string;
  /** For Open Graph: language and territory. */
  readonly locale: string;
  /** The character that ends a sentence. */
  readonly fullStop: string;
}

export const LANGUAGE_DATA: Readonly<Record<Language, LanguageData>> = {
  en: {
    englishName: 'English',
    locale: 'en_US',
    fullStop: '.',
  },
  zh: {
    englishName: 'Chinese',
    locale: 'zh_CN',
    fullStop: '。',
  },
};
