import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import type { Language } from '../text';
import { parseSitePath } from './sitePath';
import { useHydrated } from './useHydrated';
import { usePathRules } from './usePathRules';

/**
 * The language of the address. One English file is served for every unknown address, so the
 * not-found page starts in English and takes the address' language once it is hydrated.
 */
export function useLanguage(): Language {
  const { pathname } = useLocation();
  const { page } = usePage();
  const { site } = useSite();
  const hydrated = useHydrated();
  const rules = usePathRules();
  if (page.pageType === '404' && !hydrated) return site.lang as Language;
  return parseSitePath(pathname, rules).language as Language;
}
