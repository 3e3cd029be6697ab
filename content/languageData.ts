import type { Language } from './languages.ts';

/** Data about a language that only the build and commands need; browsers only load `languages.ts`. */
export interface LanguageData {
  /** In English, for messages to writers. */
  readonly englishName: string;
  /** For Open Graph: language and territory. */
  readonly locale: string;
  /** Whether nouns have plural forms that a hosted search treats as the same word. */
  readonly hasPlurals: boolean;
  /** The character that ends a sentence. */
  readonly fullStop: string;
}

export const LANGUAGE_DATA: Readonly<Record<Language, LanguageData>> = {
  en: {
    englishName: 'English',
    locale: 'en_US',
    hasPlurals: true,
    fullStop: '.',
  },
  zh: {
    englishName: 'Chinese',
    locale: 'zh_CN',
    hasPlurals: false,
    fullStop: '。',
  },
};
