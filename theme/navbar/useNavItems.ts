import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { parseSitePath } from '../language/sitePath';
import { usePagePath } from '../language/usePagePath';
import { usePathRules } from '../language/usePathRules';
import { type NavEntry, navTree } from './navTree';

/** The navbar of the reader's language and version. */
export function useNavItems(): NavEntry[] {
  const { site } = useSite();
  const { language, version } = parseSitePath(usePagePath(), usePathRules());
  return useMemo(() => {
    const nav = site.themeConfig.locales.find(({ lang }) => lang === language)?.nav ?? [];
    return navTree(Array.isArray(nav) ? nav : (nav[version || 'default'] ?? []));
  }, [site, language, version]);
}
