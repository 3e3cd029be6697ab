import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { parseSitePath } from '../../content/routes/sitePath';
import { usePagePath, usePathRules } from '../i18n/paths';
import { type NavEntry, navTree } from './navTree';

/** The items of the navbar in the current language and version. */
export function useNavItems(): NavEntry[] {
  const { site } = useSite();
  const { language, version } = parseSitePath(usePagePath(), usePathRules());
  return useMemo(() => {
    const nav = site.themeConfig.locales.find(({ lang }) => lang === language)?.nav ?? [];
    // By version; `default` on a site without versions (plugins/rspress/navigation).
    return navTree(Array.isArray(nav) ? nav : (nav[version || 'default'] ?? []));
  }, [site, language, version]);
}
