import { useLocation, useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { parseSitePath } from '../language/sitePath';
import { useLanguage } from '../language/useLanguage';
import { usePathRules } from '../language/usePathRules';
import { type NavEntry, navTree } from './navTree';

/** The navbar of the reader's language and version. */
export function useNavItems(): NavEntry[] {
  const { site } = useSite();
  const { pathname } = useLocation();
  const rules = usePathRules();
  const language = useLanguage();
  const { version } = parseSitePath(pathname, rules);
  return useMemo(() => {
    const nav = site.themeConfig.locales.find(({ lang }) => lang === language)?.nav ?? [];
    return navTree(Array.isArray(nav) ? nav : (nav[version || 'default'] ?? []));
  }, [site, language, version]);
}
