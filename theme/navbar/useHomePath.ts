import { useLocation } from '@rspress/core/runtime';
import { buildSitePath, parseSitePath } from '../language/sitePath';
import { useLanguage } from '../language/useLanguage';
import { usePathRules } from '../language/usePathRules';

/** The home page of the language and version that the reader is in. */
export function useHomePath(): string {
  const { pathname } = useLocation();
  const rules = usePathRules();
  const language = useLanguage();
  const { version } = parseSitePath(pathname, rules);
  return buildSitePath({ version, language, page: '/' }, rules);
}
