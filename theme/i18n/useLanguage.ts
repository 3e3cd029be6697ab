import type { Language } from '../../content/languages';
import { parseSitePath } from '../../content/routes/sitePath';
import { usePagePath } from './usePagePath';
import { usePathRules } from './usePathRules';

/** The language of the current path. */
export function useLanguage(): Language {
  return parseSitePath(usePagePath(), usePathRules()).language as Language;
}
