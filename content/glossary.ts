import sections from './glossary.json' with { type: 'json' };

/** A meaning, and the words for it. */
export interface GlossaryEntry {
  readonly en: string;
  /** The word on Chinese pages, which is the English one if Chinese engineers use that. */
  readonly zh: string;
  /** Other words with this meaning, in both languages, that readers search for. */
  readonly also?: readonly string[];
  /**
   * Words that Chinese pages must not use: literal translations, words of other regions, synonyms. They
   * are sources of regular expressions, whose lookarounds exclude other words with the same characters.
   */
  readonly refused?: readonly string[];
}

/** The terms of the site. Content checks refuse other words, and search treats them as synonyms. */
export const GLOSSARY: readonly GlossaryEntry[] = Object.values(
  sections as Record<string, GlossaryEntry[]>,
).flat();

/** Groups of words with the same meaning, for search. They include words that pages must not use. */
export const SYNONYMS: readonly (readonly string[])[] = GLOSSARY.map(
  ({ en, zh, also = [], refused = [] }) => [
    ...new Set([en, zh.replace(/\(.*\)$/, ''), ...also, ...refused.filter(isPlain)]),
  ],
).filter((group) => group.length > 1);

/** Whether a regular expression is only a word or several words. */
function isPlain(pattern: string): boolean {
  return /^[\p{L}\p{N} ]+$/u.test(pattern);
}
