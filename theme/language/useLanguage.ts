import type { Language } from '../text/languages';
import { parseSitePath } from './sitePath';
import { usePagePath } from './usePagePath';
import { usePathRules } from './usePathRules';

/** The language of the address. */
export function useLanguage(): Language {
  return parseSitePath(usePagePath(), usePathRules()).language as Language;
}
