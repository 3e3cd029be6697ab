import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { PathRules } from '../../content/routes/sitePath';

type Site = Pick<ReturnType<typeof useSite>['site'], 'lang' | 'locales' | 'multiVersion'>;

/** The site's languages and versions, for the functions in content/routes. */
export function usePathRules(): PathRules {
  const { site } = useSite();
  return useMemo(() => pathRulesOf(site), [site]);
}

export function pathRulesOf(site: Site): PathRules {
  return {
    languages: site.locales.map((locale) => locale.lang),
    defaultLanguage: site.lang,
    versions: site.multiVersion.versions,
    defaultVersion: site.multiVersion.default,
  };
}
