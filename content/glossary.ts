import sections from './glossary.json' with { type: 'json' };

/** One meaning, and the words for it. */
export interface GlossaryEntry {
  readonly en: string;
  /** As Chinese pages write it: the English word where Chinese engineers use that. */
  readonly zh: string;
  /** Other words for it, in both languages, that readers search for. */
  readonly also?: readonly string[];
  /**
   * What Chinese pages must not write: literal translations, words used in other regions, synonyms.
   * Sources of regular expressions; lookarounds exclude other words with the same characters.
   */
  readonly refused?: readonly string[];
}

/**
 * The terms of the site, in glossary.json. The content checks refuse other words for them, and search
 * finds all of them.
 */
export const GLOSSARY: readonly GlossaryEntry[] = Object.values(
  sections as Record<string, GlossaryEntry[]>,
).flat();

/** Expressions with one meaning, for search: also those that pages must not write. */
export const SYNONYMS: readonly (readonly string[])[] = GLOSSARY.map(
  ({ en, zh, also = [], refused = [] }) => [
    ...new Set([en, zh.replace(/\(.*\)$/, ''), ...also, ...refused.filter(isPlain)]),
  ],
).filter((group) => group.length > 1);

function isPlain(pattern: string): boolean {
  return /^[\p{L}\p{N} ]+$/u.test(pattern);
}
