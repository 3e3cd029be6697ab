import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '../../content/languages';
import { buildSitePath, type PathRules, parseSitePath } from '../../content/routes/sitePath';
import { subscribeToNothing } from '../ui/useHydrated';

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

const NOT_FOUND_ROUTE = '/404';

/**
 * The path of the current URL, for rendering. One file is served for every unknown URL, so the not-found
 * page first renders with that file's path, and with the language, version, and section of the URL
 * once it's hydrated.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const { page } = usePage();
  // Not `useHydrated`, which would render every component with text a second time.
  return useSyncExternalStore(
    subscribeToNothing,
    () => pathname,
    () => (page.pageType === '404' ? NOT_FOUND_ROUTE : pathname),
  );
}

/** The language of the current path. */
export function useLanguage(): Language {
  // The site's locales are those of content/languages.ts.
  return parseSitePath(usePagePath(), usePathRules()).language as Language;
}

/**
 * Returns a function that gives the path of a page in the current language and version: `/guide/start/`
 * is `/zh/guide/start/` on a Chinese page. Other URLs aren't changed.
 */
export function useLocalizedPath(): (page: string) => string {
  const rules = usePathRules();
  const here = parseSitePath(usePagePath(), rules);
  return (page) => (page.startsWith('/') ? buildSitePath({ ...here, page }, rules) : page);
}
